import type { ServerAnswer } from '../remote/server.ts';

/** What it means if the server, or the visitor, refuses. */
type AccountFailure = 'account:passkey-failed' | 'account:sign-in-failed';

/** What is asked of the server, after which the account is looked at again. */
export interface AccountActs {
  run(acting: Promise<ServerAnswer<unknown>>, failure?: AccountFailure): void;
}
