import type { BoxFile } from '@treefort/fort';
import type { MoreOptionsProps, SetupFace } from '../games/game-face.ts';
import { BoxChoice } from './box/box-choice.tsx';

/** The box of Fort as an option of a table; without one the standard box is used. */
function BoxOption({ options, onChange }: MoreOptionsProps) {
  const { box, ...rest } = options as { readonly box?: BoxFile };
  return <BoxChoice box={box} onChoose={(chosen) => onChange(chosen ? { box: chosen } : rest)} />;
}

export const fortSetup: SetupFace = {
  variants: [
    { name: 'basic', options: { setup: 'basic' } },
    { name: 'draft', options: { setup: 'draft' } },
  ],
  MoreOptions: BoxOption,
};
