import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type VerifiedAuthenticationResponse,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { MadePasskey, Passkey, ShownPasskey } from '@treefort/protocol';
import type { Player } from '../players/players.ts';
import type { Database } from '../storage/database.ts';
import { Challenges } from './challenges.ts';
import type { RelyingParty } from './relying-party.ts';

/** A player has this many at most. */
export const MOST_PASSKEYS = 20;

/** EdDSA, ES256 and RS256: what every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257];

const LIST = `
  select id, label, transports, extract(epoch from created_at)::float8 * 1000 as created,
    extract(epoch from used_at)::float8 * 1000 as used
  from passkeys where player = $1 order by created_at`;

const ADD = `
  insert into passkeys (id, player, public_key, counter, transports, label)
  select $1, $2, $3, $4, $5::text[], $6
  where (select count(*) from passkeys where player = $2) < ${MOST_PASSKEYS}
  on conflict do nothing`;

const FIND = `
  select k.public_key, k.counter, k.transports, p.id, p.name
  from passkeys k join players p on p.id = k.player where k.id = $1`;

const USED = `
  update passkeys set counter = greatest(counter, $2), used_at = clock_timestamp() where id = $1`;

interface FoundRow extends Player {
  readonly public_key: Uint8Array;
  readonly counter: number;
  readonly transports: string[];
}

/** The passkeys of players: only their public halves are here. */
export class Passkeys {
  private readonly database: Database;
  private readonly challenges: Challenges;

  constructor(database: Database) {
    this.database = database;
    this.challenges = new Challenges(database);
  }

  async list({ id }: Player): Promise<(Passkey & { readonly transports: string[] })[]> {
    return await this.database.query('list-passkeys', LIST, [id]);
  }

  /** What a browser is asked in order to make one; it may not make a second one in the same place. */
  async askToMake(player: Player, party: RelyingParty) {
    const known = await this.list(player);
    return await generateRegistrationOptions({
      rpName: 'Treefort',
      rpID: party.id,
      userName: player.name,
      userDisplayName: player.name,
      userID: new Uint8Array(Buffer.from(player.id, 'base64url')),
      challenge: new Uint8Array(Buffer.from(await this.challenges.make(player.id), 'base64url')),
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  /** Adds a passkey that a browser has made; says whether it is a valid one. */
  async add(
    player: Player,
    party: RelyingParty,
    made: { readonly answer: MadePasskey; readonly label: string },
  ): Promise<boolean> {
    const { answer, label } = made;
    const challenge = challengeIn(answer.response.clientDataJSON);
    if (!(await this.challenges.take(challenge, player.id))) return false;
    const verified = await verifyMade(party, challenge, answer);
    if (!verified?.verified) return false;
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    const values = [id, player.id, Buffer.from(publicKey), counter, transports, label];
    await this.database.query('add-passkey', ADD, values);
    return (await this.list(player)).some((one) => one.id === id);
  }

  async remove(player: Player, id: string): Promise<void> {
    await this.database.query(
      'remove-passkey',
      'delete from passkeys where player = $1 and id = $2',
      [player.id, id],
    );
  }

  /** What a browser is asked in order to show one. It names nobody: who has a passkey chooses it there. */
  async askToShow(party: RelyingParty) {
    const challenge = new Uint8Array(Buffer.from(await this.challenges.make(null), 'base64url'));
    return await generateAuthenticationOptions({ rpID: party.id, challenge });
  }

  /** Whose passkey was shown, if it is a valid one. */
  async find(party: RelyingParty, answer: ShownPasskey): Promise<Player | undefined> {
    const challenge = challengeIn(answer.response.clientDataJSON);
    if (!(await this.challenges.take(challenge, null))) return undefined;
    const [row] = await this.database.query<FoundRow>('find-passkey', FIND, [answer.id]);
    const verified = row && (await verifyShown(party, challenge, { answer, row }));
    if (!verified?.verified) return undefined;
    const { newCounter } = verified.authenticationInfo;
    await this.database.query('used-passkey', USED, [answer.id, newCounter]);
    return { id: row!.id, name: row!.name };
  }
}

/** The challenge that an answer says it signs; '' where it says none. */
function challengeIn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const said = typeof data === 'object' && data !== null && 'challenge' in data && data.challenge;
    return typeof said === 'string' && /^[\w-]{43}$/.test(said) ? said : '';
  } catch {
    return '';
  }
}

const expected = ({ id, origin }: RelyingParty, expectedChallenge: string) => ({
  expectedChallenge,
  expectedOrigin: origin,
  expectedRPID: id,
  // A device without a lock is good enough: the passkey is all that a thief of the device would need anyway.
  requireUserVerification: false,
});

/** The library throws at whatever is not valid. */
const verifyMade = (
  party: RelyingParty,
  challenge: string,
  response: MadePasskey,
): Promise<VerifiedRegistrationResponse | undefined> =>
  verifyRegistrationResponse({
    response,
    supportedAlgorithmIDs: ALGORITHMS,
    ...expected(party, challenge),
  }).catch(() => undefined);

const verifyShown = (
  party: RelyingParty,
  challenge: string,
  { answer, row }: { readonly answer: ShownPasskey; readonly row: FoundRow },
): Promise<VerifiedAuthenticationResponse | undefined> =>
  verifyAuthenticationResponse({
    response: answer,
    credential: {
      id: answer.id,
      publicKey: new Uint8Array(row.public_key),
      counter: row.counter,
      transports: row.transports,
    },
    ...expected(party, challenge),
  }).catch(() => undefined);
