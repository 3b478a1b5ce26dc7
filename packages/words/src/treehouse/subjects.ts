import type {
  TreehouseHeard,
  TreehouseMove,
  TreehouseQuestion,
  TreehouseRefusal,
  TreehouseView,
} from '@treefort/treehouse';
import type { SentenceContext, Subjects } from '../game-words.ts';

/** What Treehouse is spoken of with. */
export interface TreehouseSubjects extends Subjects {
  readonly view: TreehouseView;
  readonly question: TreehouseQuestion;
  readonly option: TreehouseMove;
  readonly refusal: TreehouseRefusal;
  readonly event: TreehouseHeard;
}

export type TreehouseContext = SentenceContext<TreehouseView>;
