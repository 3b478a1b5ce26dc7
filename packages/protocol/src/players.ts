import { z } from 'zod';
import type { Wire } from './wire.ts';

/** A player as others may know them. */
export const player = z.strictObject({ id: z.string(), name: z.string() });

export type PlayerInfo = Wire<typeof player>;

/** A player who was just made, or signed in. A page gets a cookie that it cannot read, a program its token. */
export const signedInPlayer = player.extend({
  token: z
    .string()
    .optional()
    .describe('told once, to programs only: the header "Authorization: Bearer TOKEN"'),
});

/** `old` is whatever holds the one secret that a player had in earlier versions. */
export const deviceKind = z.enum(['browser', 'program', 'old']);

export type DeviceKind = z.output<typeof deviceKind>;

/** A device on which a player is signed in, as shown to that player. */
export const device = z.strictObject({
  id: z.string(),
  kind: deviceKind,
  label: z.string().describe('how browser and system, or the program, call themselves; may be ""'),
  created: z.number().describe('when it was signed in: milliseconds since 1970'),
  used: z.number().describe('when it was last used, within ten minutes'),
  here: z.boolean().describe('whether this request came from it'),
});

export type Device = Wire<typeof device>;

/** A link by which a player goes on with another device; it works once. */
export const signInLink = z.strictObject({
  link: z.string().describe('/me#SECRET: what is behind # is sent to nobody when it is opened'),
  until: z.number().describe('until when it works: milliseconds since 1970'),
});

export type SignInLink = Wire<typeof signInLink>;

/** The secret of a link. */
export const signInSecret = z.strictObject({ secret: z.string().max(100) });

/** Who one would become by a link, before one says yes. */
export const signInOffer = z.strictObject({
  player: player.describe('whose link it is'),
  you: player.nullable().describe('who one is on this device now'),
  onlyHere: z.boolean().describe('whether you are signed in on no other device'),
});

export type SignInOffer = Wire<typeof signInOffer>;

/** A new token in place of the present one. */
export const newToken = z.strictObject({ token: z.string() });
