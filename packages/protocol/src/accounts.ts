import { z } from 'zod';
import { signedInPlayer } from './players.ts';
import type { Wire } from './wire.ts';

/** A passkey by which a player can sign in, as shown to that player. */
const passkey = z.strictObject({
  id: z.string(),
  label: z.string().describe('the browser and system on which it was made; may be ""'),
  created: z.number().describe('when it was made: milliseconds since 1970'),
  used: z.number().nullable().describe('when it was last used to sign in'),
});

export type Passkey = Wire<typeof passkey>;

/** By what a player can come back who has lost every device. */
export const account = z.strictObject({
  passkeys: z.array(passkey),
  recovery: z.number().nullable().describe('when the recovery code that works now was made'),
});

export type Account = Wire<typeof account>;

/** A new recovery code in place of the one before. */
export const recoveryCode = z.strictObject({
  code: z.string().describe('told once; it works once'),
});

/** A recovery code as somebody types it. */
export const typedCode = z.strictObject({ code: z.string().max(100) });

/** Who came back by a recovery code, and the code for the next time. */
export const recoveredPlayer = signedInPlayer.extend(recoveryCode.shape);

export type RecoveredPlayer = Wire<typeof recoveredPlayer>;

/** What a browser is asked to make a passkey, or to show one: the JSON form of WebAuthn's own options. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

const bytes = z
  .string()
  .max(16_000)
  .regex(/^[\w-]*$/);

const credential = {
  id: bytes.max(1400),
  rawId: bytes.max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

/** What a browser answers that has made a passkey: WebAuthn's RegistrationResponseJSON. */
export const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

export type MadePasskey = z.output<typeof madePasskey>;

/** What a browser answers that shows a passkey: WebAuthn's AuthenticationResponseJSON. */
export const shownPasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});

export type ShownPasskey = z.output<typeof shownPasskey>;
