import type * as rulesFile from '../en/rules-treehouse.ts';
import type * as treehouseFile from '../en/treehouse.ts';
import type { rooms as roomsFile } from '../en/treehouse-rooms.ts';
import type { Same, SameIn } from '../speaker.ts';

/** What a language says of Treehouse, file by file. */
export interface TreehouseFiles {
  readonly rooms: Same<typeof roomsFile>;
  readonly treehouse: SameIn<typeof treehouseFile>;
}

/** The rules of Treehouse: chapters in order, each with its statements in order. */
export interface TreehouseRules {
  readonly chapters: Same<typeof rulesFile.chapters>;
  readonly rules: SameIn<typeof rulesFile.rules>;
  readonly printed: Same<typeof rulesFile.printed>;
}

/** The messages of Treehouse by their subject. */
export const treehouseMessages = ({ rooms, treehouse }: TreehouseFiles) => ({
  'tree-room': rooms,
  'tree-colour': treehouse.colours,
  'tree-colour-letter': treehouse.colourLetters,
  'tree-colour-subject': treehouse.colourSubjects,
  'tree-changer': treehouse.changers,
  'tree-phase': treehouse.phases,
  'tree-question': treehouse.questions,
  'tree-option': treehouse.options,
  'tree-refusal': treehouse.refusals,
  'tree-event': treehouse.events,
  'tree-why-first': treehouse.whyFirst,
  'tree-place': treehouse.places,
  'tree-score': treehouse.scores,
});
