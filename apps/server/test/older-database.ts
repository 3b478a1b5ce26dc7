import { query } from './query.ts';

/** What takes each step of the database back, the last first; a step that only changed rows has nothing to take back. */
const BACK: readonly (readonly [step: string, statements: readonly string[]])[] = [
  ['016-queue-missed', ['drop table queue_missed', 'alter table queue drop column source']],
  ['015-report-texts', ['alter table reports drop column text']],
  ['014-rating-players', ['drop index ratings_player']],
  ['009-queue', ['drop table queue, queue_pools']],
  [
    '013-ratings',
    [
      'alter table players drop column hidden',
      'alter table tables drop column counted',
      'drop table ratings, results',
    ],
  ],
  [
    '012-company',
    [
      'alter table players drop column visible',
      'drop index guests_player',
      'drop table reports, invitations, relations',
    ],
  ],
  [
    '011-accounts',
    [
      'drop index moves_chat',
      'alter table tables drop column rewritten_at',
      'drop table recovery_codes, passkey_challenges, passkeys',
    ],
  ],
  [
    '010-calls',
    [
      `drop table push_keys, push_subscriptions, call_addresses, mail_confirmations, quiet_hours, called, outbox,
         calls_sent`,
    ],
  ],
  [
    '008-own-work',
    ['alter table sign_in_links drop column taker', 'alter table servers drop column made_by'],
  ],
  ['007-abandoned', ['drop index tables_open']],
  [
    '006-devices',
    [
      'alter table players add column secret bytea unique',
      `update players p set secret = s.hash
       from devices d join device_secrets s on s.device = d.id where d.player = p.id`,
      'drop table sign_in_links, device_secrets, devices',
    ],
  ],
  ['005-writers', ['alter table moves drop column writer', 'drop table probe']],
  ['004-forced', []],
  ['003-seated', ['drop table seated']],
];

/** Takes a database back to the time before a step. */
export async function takeBackBefore(database: string, step: string): Promise<void> {
  for (const [name, statements] of BACK) {
    if (name >= step) for (const statement of statements) await query(database, statement);
  }
  await query(database, `delete from kysely_migration where name >= '${step}'`);
}
