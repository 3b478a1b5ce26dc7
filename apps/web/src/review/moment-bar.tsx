import { useState } from 'react';
import { StageSign } from '../play/stage-sign.tsx';
import { useAddress } from '../replay/address.ts';
import { useAutoplay, useReplayKeys } from '../replay/autoplay.ts';
import { CopiedLinkNote, useCopyLink } from '../replay/copied-link.tsx';
import { PlayOn } from '../replay/play-on.tsx';
import { useLanguage } from '../shell/language.tsx';
import { reviewLink } from './review-link.ts';
import { useReviewed } from './reviewed-game.ts';
import { useMoment } from './use-moment.ts';

interface StepProps {
  readonly sign: 'back' | 'pause' | 'go-on' | 'forward';
  readonly says: string;
  readonly onStep: () => void;
}

function Step({ sign, says, onStep }: StepProps) {
  return (
    <button
      type="button"
      className="button round quiet"
      data-step={sign}
      aria-label={says}
      title={says}
      onClick={onStep}
    >
      <StageSign of={sign} />
    </button>
  );
}

/** Goes through the game turn by turn, or lets it run; and what can be done with the moment. */
export function MomentBar() {
  const { words, web } = useLanguage();
  const { opened, table, people, words: reviewing } = useReviewed();
  const { view } = useMoment(table);
  const { running, toggle } = useAutoplay(table);
  const link = useCopyLink();
  const [asking, setAsking] = useState(false);
  useReplayKeys(table, toggle);
  useAddress(table);
  const turnTo = (direction: 'back' | 'forward') => () =>
    table.turn({ at: table.markFrom(direction) });
  const seat = table.next?.[0];
  return (
    <div className="moment-bar" data-at={table.at}>
      <Step sign="back" says={web.t('replay:turn-back')} onStep={turnTo('back')} />
      <Step
        sign={running ? 'pause' : 'go-on'}
        says={web.t(running ? 'replay:pause' : 'replay:play')}
        onStep={toggle}
      />
      <Step sign="forward" says={web.t('replay:turn-forward')} onStep={turnTo('forward')} />
      <p className="where">{words.game(view.game).moment(view, people)}</p>
      {seat !== undefined && (
        <button
          type="button"
          className="button quiet play-on"
          aria-label={web.t('replay:play-on')}
          title={web.t('replay:play-on')}
          onClick={() => setAsking(true)}
        >
          <StageSign of="go-on" />
          <span>{web.t('replay:play-on')}</span>
        </button>
      )}
      <button
        type="button"
        className="button round quiet"
        aria-label={reviewing.t('review:share')}
        title={reviewing.t('review:share')}
        onClick={() => void link.copy(reviewLink(opened, table.at))}
      >
        <StageSign of="share" />
      </button>
      <CopiedLinkNote given={link.given} />
      {asking && seat !== undefined && (
        <PlayOn
          opened={opened}
          at={table.at}
          seat={people.you ?? seat}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
