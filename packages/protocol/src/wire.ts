import type { z } from 'zod';

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

/** The type of what a schema describes. Nobody changes what was received, so all of it is read-only. */
export type Wire<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>;
