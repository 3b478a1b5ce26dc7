import { z } from 'zod';
import type { Wire } from './wire.ts';

/** A player as others may know her. */
export const player = z.strictObject({ id: z.string(), name: z.string() });

export type PlayerInfo = Wire<typeof player>;

/** A player who was just made: the secrets are told once. */
export const newPlayer = player.extend({
  token: z.string().describe('for other programs: the header "Authorization: Bearer TOKEN"'),
  link: z.string().describe('the same player on another device'),
});

export type NewPlayer = Wire<typeof newPlayer>;
