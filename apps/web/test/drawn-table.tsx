import './production.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChoicesDialog } from '../src/play/choices-dialog.tsx';
import { GameTable } from '../src/play/game-table.tsx';
import { LanguageContext, type LoadedLanguage } from '../src/shell/language.tsx';
import type { Moment, Table } from '../src/table/table.ts';

const nothing = (): void => {};

/** A table that stays as it is. */
const stillTable = (moment: Moment): Table => ({
  now: () => moment,
  watch: () => nothing,
  choose: nothing,
  undo: nothing,
  takeOver: nothing,
  close: nothing,
});

/** The whole table at a moment, with all that can be chosen and all that cannot, as the text of a page. */
export function drawnTable(moment: Moment, language: LoadedLanguage): string {
  const { asked } = moment;
  return renderToStaticMarkup(
    <LanguageContext value={language}>
      <GameTable table={stillTable(moment)}>
        {asked && <ChoicesDialog asked={asked} onClose={nothing} />}
      </GameTable>
    </LanguageContext>,
  );
}
