import type { Fields, Shape } from '@treefort/kernel';
import type { GameDocs } from './game-docs.ts';
import { fieldTexts, type Names, shapeText } from './shape-text.ts';

type Row = readonly string[];

/** A Markdown table with columns of even width. */
function table(head: Row, rows: readonly Row[]): string {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]!.length)));
  const line = (row: Row) => `| ${row.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

const code = (text: string): string => `\`${text}\``;
const codes = (texts: readonly string[]): string => texts.map(code).join(', ');

/** What every option or event has, and the page tells once. */
const SHARED = ['id', 'target', 'kind', 'beat', 'secret', 'seats'];

const own = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !SHARED.includes(name)));

interface Kind {
  readonly kind: string;
  readonly fields: Fields;
}

/** The kinds that a union of objects is made of. */
function kindsOf(union: Shape): Kind[] {
  const shapes = union.is === 'either' ? union.shapes : [union];
  return shapes.flatMap((shape) => {
    const name = shape.is === 'object' ? shape.fields.kind : undefined;
    if (shape.is !== 'object' || name?.is !== 'word') return [];
    return [{ kind: name.words[0]!, fields: shape.fields }];
  });
}

function fieldsCell(fields: Fields, { names, secretly }: Column): string {
  const open = codes(fieldTexts(own(fields), names));
  const { secret } = fields;
  if (secret?.is !== 'object') return open;
  return `${open}; ${secretly}: ${codes(fieldTexts(own(secret.fields), names))}`;
}

/** How a column is headed and its fields are written; `secretly` introduces those that not all hear. */
interface Column {
  readonly head: string;
  readonly names: Names;
  readonly secretly: string;
}

/** A table of a union: a row for each kind, with its fields and what the game's docs say of it. */
function unionTable(union: Shape, says: (kind: string) => string, column: Column): string {
  const kinds = kindsOf(union);
  const rows = [...new Set(kinds.map(({ kind }) => kind))].map((kind) => {
    const forms = kinds.filter((one) => one.kind === kind);
    const fields = forms.map((one) => fieldsCell(one.fields, column)).join('; or ');
    return [code(kind), says(kind), fields];
  });
  return table(['`kind`', column.head, 'fields'], rows);
}

/** The shape of a named field, wherever it occurs first. */
const shapeOfField = (union: Shape, field: string): Shape =>
  kindsOf(union).flatMap(({ fields }) => fields[field] ?? [])[0]!;

function wordList({ words, fields, game }: GameDocs, names: Names): string {
  const sets = words.map(
    ({ name, words: all, told }) => `- ${code(name)}: ${told ?? `${codes(all)}.`}`,
  );
  const shapes = Object.entries(fields).map(([field, name]) => {
    const shape = shapeOfField(game.shapes.event, field);
    const forms = shape.is === 'either' ? shape.shapes : [shape];
    return `- ${code(name)}: ${forms.map((form) => code(shapeText(form, names))).join(' or ')}.`;
  });
  return [...sets, ...shapes].join('\n');
}

/** How a page writes the fields of events that not everyone hears. */
export interface Hearing {
  readonly secretly: string;
}

/** The parts of a page that follow from a game's types, by their names. */
export function partsOf(docs: GameDocs, { secretly }: Hearing) {
  const { game, words, fields, decisions, options, events, consequences, view } = docs;
  const names: Names = { words, fields };
  const asked = Object.entries(decisions).map(([kind, one]) => [
    code(kind),
    one.asked,
    codes(one.offers),
  ]);
  const views = Object.entries(view).map(([head, of]) => {
    const rows = Object.entries(of).map(([field, meaning]) => [code(field), meaning]);
    return table([head, 'meaning'], rows);
  });
  const { shapes } = game;
  const { option, event, consequence } = shapes;
  const column = (head: string): Column => ({ head, names, secretly });
  return {
    words: wordList(docs, names),
    decisions: table(['`kind`', 'asked', 'options'], asked),
    options: unionTable(option, (kind) => codes(options[kind]!), column('id')),
    events: unionTable(event, (kind) => events[kind]!, column('what happened')),
    consequences: unionTable(consequence, (kind) => consequences[kind]!, column('meaning')),
    view: views.join('\n\n'),
  };
}
