/** Where errors are logged, without secrets. */
export interface Log {
  error(what: object, message: string): void;
  warn(what: object, message: string): void;
}

/** The parts of an error that may be logged: the database's details could hold links. */
export const loggableError = (
  error: unknown,
): { readonly error: string; readonly stack?: string } =>
  error instanceof Error
    ? { error: `${error.name}: ${error.message}`, ...(error.stack && { stack: error.stack }) }
    : { error: String(error) };
