import type { Fields, Game, Shape } from '@treefort/kernel';
import { z } from 'zod';

/** Schemas of what a game says, made from the shapes that the game itself states. */

const fieldsOf = (fields: Fields): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, schemaOf(shape)]));

/** The schema of data that has a shape. */
function schemaOf(shape: Shape): z.ZodType {
  switch (shape.is) {
    case 'text':
      return z.string();
    case 'whole':
      return z.int();
    case 'flag':
      return z.boolean();
    case 'null':
      return z.null();
    case 'word':
      return z.enum(shape.words as [string, ...string[]]);
    case 'list':
      return z.array(schemaOf(shape.of));
    case 'object':
      return z.strictObject(fieldsOf(shape.fields));
    case 'optional':
      return schemaOf(shape.of).exactOptional();
    case 'either':
      return z.union(shape.shapes.map(schemaOf));
  }
}

/** The schemas of a game's options, of its events as a viewer hears them, and of its consequences. */
export const gameSchemas = ({ shapes }: Game) => ({
  option: schemaOf(shapes.option),
  event: schemaOf(shapes.heard),
  consequence: schemaOf(shapes.consequence),
});
