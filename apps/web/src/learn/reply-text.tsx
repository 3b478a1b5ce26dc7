import type { LessonKey, Text } from '@treefort/words';
import { usePlaying } from '../play/playing.tsx';
import { RuleLink } from '../play/rule-link.tsx';
import { Sentence } from '../play/sentence.tsx';
import type { Reply } from './lesson-table.ts';

interface ReplyTextProps {
  readonly reply: Reply;
  readonly say: (key: LessonKey) => Text;
}

/** The answer to a wrong try: the refusal of the rules, or a sentence of the lesson. */
export function ReplyText({ reply, say }: ReplyTextProps) {
  const { voice } = usePlaying();
  if (reply.is === 'other') {
    return (
      <p className="reply">
        <Sentence text={say(reply.says)} />
      </p>
    );
  }
  return (
    <p className="reply why">
      <Sentence text={voice.refusal(reply.refusal)} /> <RuleLink rule={reply.refusal.rule} />
    </p>
  );
}
