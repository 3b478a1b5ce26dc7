import { z } from 'zod';
import type { Wire } from './wire.ts';

/** What a player who is not at the table is called for. */
export const callAbout = z.enum(['your-turn', 'invited', 'table-ready', 'game-over']);

export type CallAbout = z.output<typeof callAbout>;

const language = z
  .string()
  .max(35)
  .regex(/^[A-Za-z]{2,3}([-_][A-Za-z0-9]+)*$/, 'expected a language such as pt-BR')
  .describe('in which to write; where we do not speak it, English');

/** Where and how a browser takes notifications, as its PushSubscription says it. */
export const pushSubscription = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
  language,
});

/** Where to write; nothing is sent there before its owner has confirmed it. */
export const mailAddress = z.strictObject({ address: z.email().max(254), language });

/** Where to post what a player is called for. */
export const webhookAddress = z.strictObject({ url: z.url().max(1000), language });

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 22:30');

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

/** When not to be called; what would have come then comes at the end. */
export const quietHours = z.strictObject({
  from: timeOfDay,
  to: timeOfDay.describe('perhaps on the next day'),
  zone: z.string().max(64).refine(isTimeZone, 'expected a time zone such as Europe/Paris'),
});

export type QuietHours = Wire<typeof quietHours>;

/** How a player is called. */
export const callSettings = z.strictObject({
  push: z.strictObject({
    key: z.string().describe('the applicationServerKey for PushManager.subscribe'),
    devices: z.array(z.string()).describe('the ids of the own devices that take notifications'),
    here: z.string().nullable().describe('the language of those on this device; null without'),
  }),
  mail: z.strictObject({
    offered: z.boolean().describe('whether this server writes emails'),
    address: z.string().nullable(),
    unconfirmed: z.string().nullable().describe('an address that waits to be confirmed'),
  }),
  webhook: z.strictObject({
    offered: z.boolean().describe('whether this server knows its own address, for links'),
    url: z.string().nullable(),
  }),
  quiet: quietHours.nullable(),
});

export type CallSettings = Wire<typeof callSettings>;

/** The secret of a link in an email. */
export const mailSecret = z.strictObject({ secret: z.string().max(100) });

/** What a push message holds: what the service worker shows, and where a click leads. */
export const pushMessage = z.strictObject({
  about: callAbout,
  table: z.string(),
  title: z.string(),
  body: z.string(),
  stop: z.string().describe('the name of a button that ends notifications on this device'),
});

export type PushMessage = Wire<typeof pushMessage>;
