import { FortCardText } from '../fort/card-text.tsx';
import { RoomText } from '../treehouse/room-text.tsx';
import { usePlaying } from './playing.tsx';
import { RuleLink } from './rule-link.tsx';
import { Sentence } from './sentence.tsx';

/** Tells what one points at: the card in words, what it offers, or why not. */
export function Inspector() {
  const { pointed, moment, voice, optionsAt, refusalsAt, choose } = usePlaying();
  if (!pointed) return null;
  const { target, shows } = pointed;
  const offered = optionsAt(target);
  const [refused] = offered.length === 0 ? refusalsAt(target) : [];
  if (shows === undefined && offered.length === 0 && !refused) return null;
  return (
    <div className="inspector sheet">
      {shows !== undefined &&
        (moment.view.game === 'fort' ? (
          <FortCardText id={shows} box={moment.view.box} />
        ) : (
          <RoomText room={shows} />
        ))}
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
    </div>
  );
}
