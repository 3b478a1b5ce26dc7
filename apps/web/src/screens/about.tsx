import { Dialog } from '../shell/dialog.tsx';
import { useTongue } from '../shell/tongue.tsx';

export function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  const { web } = useTongue();
  const faces = { style: 'DiceBear Adventurer', author: 'Lisa Wischofsky', licence: 'CC BY 4.0' };
  const symbols = { style: 'Fluent Emoji', author: 'Microsoft', licence: 'MIT' };
  const fonts = { fonts: 'Nunito, Balsamiq Sans', licence: 'OFL 1.1' };
  return (
    <Dialog title={web.t('home:about')} onClose={onClose}>
      <p>{web.t('home:fans')}</p>
      <ul>
        <li>{web.t('home:credit-faces', faces)}</li>
        <li>{web.t('home:credit-symbols', symbols)}</li>
        <li>{web.t('home:credit-fonts', fonts)}</li>
        <li>{web.t('home:credit-rest')}</li>
      </ul>
    </Dialog>
  );
}
