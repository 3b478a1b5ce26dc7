import '../style/table.css';
import { type CSSProperties, memo, useMemo, useRef } from 'react';
import { tableFaces } from '../games/table-faces.ts';
import { type Playing, PlayingContext, voiceOf } from '../play/playing.tsx';
import { InDialog } from '../shell/in-dialog.ts';
import { useLanguage } from '../shell/language.tsx';
import type { Moment } from '../table/table.ts';
import { useIsPhone } from './is-phone.ts';
import { useSize } from './use-size.ts';

const nothing = (): void => {};
const none = (): readonly never[] => [];

/** The table is drawn whole in one of its plans; the picture shows the board without header and dock. */
const PICTURES = {
  phone: { width: 390, height: 844, top: 44, bottom: { fort: 494, treehouse: 566 } },
  desktop: { width: 1280, height: 800, top: 44, bottom: { fort: 570, treehouse: 570 } },
} as const;

function usePicture(moment: Moment): Playing {
  const { words } = useLanguage();
  return useMemo((): Playing => {
    const { viewer, sitters, view } = moment;
    const you = typeof viewer === 'number' ? viewer : undefined;
    const people = { names: words.names(sitters), you };
    return {
      moment,
      face: tableFaces[view.game],
      people,
      voice: voiceOf(words, view, people),
      point: nothing,
      choose: nothing,
      stage: { skip: nothing, stepTo: nothing, goOn: nothing },
      isLesson: false,
      tryInVain: nothing,
      readRule: nothing,
      optionsAt: none,
      refusalsAt: none,
      keyOf: () => undefined,
      plan: { current: undefined },
    };
  }, [moment, words]);
}

/** The board of a moment as a picture: small and inert. It is drawn again for another moment only. */
export const PositionBoard = memo(function PositionBoard({ moment }: { readonly moment: Moment }) {
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const playing = usePicture(moment);
  const { face } = playing;
  const { width, height, top, bottom: ends } = PICTURES[useIsPhone() ? 'phone' : 'desktop'];
  const bottom = ends[moment.view.game];
  const scale = size ? Math.min(size.width / width, size.height / (bottom - top)) : 0;
  const style = {
    '--screen': `${height}px`,
    width,
    height,
    transform: `scale(${scale}) translateY(${-top}px)`,
    left: size ? (size.width - width * scale) / 2 : 0,
  } as CSSProperties;
  const shared = { onUndo: nothing, onLog: nothing, onChoices: nothing, log: null };
  return (
    <div className="position" ref={room} inert>
      <div className="picture" style={style}>
        <PlayingContext value={playing}>
          <InDialog value={true}>
            <face.Board view={moment.view} asked={undefined} foreseen={none} {...shared} />
          </InDialog>
        </PlayingContext>
      </div>
    </div>
  );
});
