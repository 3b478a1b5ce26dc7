import { useLanguage } from '../shell/language.tsx';
import { useDismiss } from './dismiss.ts';
import { ExplanationText } from './explanation.tsx';
import { usePlaying } from './playing.tsx';
import { usePointed } from './pointed.ts';
import { RuleLink } from './rule-link.tsx';
import { Sentence } from './sentence.tsx';

/** Describes what is pointed at: the card, what it offers, or why it is refused. */
export function Inspector() {
  const { web } = useLanguage();
  const { moment, face, voice, optionsAt, refusalsAt, choose, point } = usePlaying();
  const pointed = usePointed();
  const close = (): void => point(undefined);
  useDismiss(pointed?.pinned === true, close);
  if (!pointed) return null;
  const { target, shows, explanation, pinned } = pointed;
  const offered = optionsAt(target);
  const [refused] = offered.length === 0 ? refusalsAt(target) : [];
  if (shows === undefined && !explanation && offered.length === 0 && !refused) return null;
  return (
    <div className={`inspector sheet ${pinned ? 'pinned' : ''}`}>
      {shows !== undefined && <face.CardText id={shows} view={moment.view} />}
      {explanation && <ExplanationText explanation={explanation} />}
      {refused && (
        <p className="why">
          <Sentence text={voice.refusal(refused)} /> <RuleLink rule={refused.rule} />
        </p>
      )}
      {offered.length > 0 && (
        <div className="inspector-options">
          {offered.map((option) => (
            <button
              key={option.id}
              type="button"
              className="button strong"
              onClick={() => choose(option.id)}
            >
              <Sentence text={voice.option(option)} />
            </button>
          ))}
        </div>
      )}
      {pinned && (
        <button
          type="button"
          className="button round quiet unpin"
          aria-label={web.t('play:close')}
          onClick={close}
        >
          <span aria-hidden="true">✕</span>
        </button>
      )}
    </div>
  );
}
