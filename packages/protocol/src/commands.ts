import { z } from 'zod';
import { PHRASES } from './phrases.ts';
import { chatText } from './shown-text.ts';
import type { Wire } from './wire.ts';

const optionId = z.string().min(1).max(200);

/** Standing orders: what a seat answers by itself when it may follow (Fort). Everything else is asked. */
export const orders = z.strictObject({
  pass: z.boolean().default(false).describe('pass until my own turn, then ask again'),
  ask: z
    .array(z.string().max(40))
    .max(20)
    .nullable()
    .default(null)
    .describe('pass unless the action has one of these verbs'),
  take: z
    .array(optionId)
    .max(20)
    .default([])
    .describe(
      'until my own turn: take the first of these options, such as `follow:moles`, that is offered and brings something; ask where it would lead to a question',
    ),
});

export type Orders = Wire<typeof orders>;

/** Everything a player can do at a table, with what has to be said. The same over WebSocket and HTTP. */
export const commands = {
  sit: z.strictObject({
    seat: z.int().min(0).max(7).optional().describe('the first free one when left out'),
    invite: z.string().max(80).optional().describe('the secret of an invited seat'),
  }),
  contribute: z
    .strictObject({
      contribution: z
        .string()
        .regex(/^[0-9a-f]{64}$/, 'expected 64 hexadecimal digits in lower case')
        .describe('32 random bytes of the own device, told to nobody before the start'),
    })
    .describe('take part in the shuffle; once, after sitting down'),
  stand: z.strictObject({}).describe('leave the seat; during the game a bot plays on'),
  back: z.strictObject({}).describe('take the own seat back from the bot'),
  remove: z
    .strictObject({ seat: z.int().min(0).max(7) })
    .describe('the host frees a seat before the game; who sat there needs an invitation to return'),
  invite: z
    .strictObject({ seat: z.int().min(0).max(7) })
    .describe('the host keeps a free seat for the player who knows a new secret'),
  start: z.strictObject({}),
  choose: z.strictObject({
    decision: z.string().max(20),
    options: z.array(optionId).min(1).max(64).describe('one option, or several taken all or none'),
  }),
  undo: z.strictObject({}),
  rest: z
    .strictObject({ days: z.int().min(1).max(30) })
    .describe('take days off: the own time stands still so long, and one may play all the same'),
  orders,
  chat: z
    .strictObject({
      text: chatText.exactOptional(),
      phrase: z.enum(PHRASES).exactOptional().describe('shown to everybody in their own language'),
    })
    .describe('say something: a text of one’s own, or a phrase'),
  rematch: z
    .strictObject({ yes: z.boolean().default(true) })
    .describe('whether one wants a new table with the same people'),
  refusals: z.strictObject({}).describe('what is not offered, and the rule that refuses it'),
};

export type CommandName = keyof typeof commands;

/** A client's own name for a command; it comes back with the reply. */
export const frameRef = z.union([z.string().max(40), z.number()]).optional();
const ref = frameRef;

/** A frame from a client: a command and, for the reply, a reference of the client's own. */
export const frame = z.discriminatedUnion('do', [
  commands.sit.extend({ do: z.literal('sit'), ref }),
  commands.contribute.extend({ do: z.literal('contribute'), ref }),
  commands.stand.extend({ do: z.literal('stand'), ref }),
  commands.back.extend({ do: z.literal('back'), ref }),
  commands.remove.extend({ do: z.literal('remove'), ref }),
  commands.invite.extend({ do: z.literal('invite'), ref }),
  commands.start.extend({ do: z.literal('start'), ref }),
  commands.choose.extend({ do: z.literal('choose'), ref }),
  commands.undo.extend({ do: z.literal('undo'), ref }),
  commands.rest.extend({ do: z.literal('rest'), ref }),
  commands.orders.extend({ do: z.literal('orders'), ref }),
  commands.chat.extend({ do: z.literal('chat'), ref }),
  commands.rematch.extend({ do: z.literal('rematch'), ref }),
  commands.refusals.extend({ do: z.literal('refusals'), ref }),
]);

export type Frame = Wire<typeof frame>;

type WithoutRef<F> = F extends unknown ? Omit<F, 'ref'> : never;

/** What a player wants done. */
export type Command = WithoutRef<Frame>;
