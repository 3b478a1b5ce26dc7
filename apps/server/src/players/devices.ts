import type { Device, DeviceKind } from '@treefort/protocol';
import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { SIGN_OUT_NOTICE } from '../storage/notifications.ts';
import { DeviceCache } from './device-cache.ts';
import { ADD_DEVICE, FIND_DEVICE, NOTE_USE, RENEW_SECRET, SPLIT_OFF } from './device-statements.ts';
import type { Player } from './players.ts';
import { hashOf, newId, newSecret } from './secret.ts';
import { SignOuts } from './sign-outs.ts';

/** A device that showed a valid secret. */
export interface KnownDevice {
  readonly id: string;
  readonly kind: DeviceKind;
  readonly player: Player;
  /** Seconds since the secret was given out. */
  readonly age: number;
  /** Whether the secret was given out over https: then it is valid in no other cookie. */
  readonly secure: boolean;
}

interface Row extends Omit<KnownDevice, 'player'> {
  readonly player: string;
  readonly name: string;
  readonly retired: boolean;
  readonly ended: boolean | null;
  /** Whether there is something to note about this use. */
  readonly notable: boolean;
}

/** A player is signed in on this many devices at most; those not used for longest make room. */
const MOST_DEVICES = 50;

/** The devices on which players are signed in. */
export class Devices {
  private readonly database: Database;
  private readonly cache = new DeviceCache<KnownDevice>();
  private readonly signOuts = new SignOuts();

  constructor(database: Database) {
    this.database = database;
  }

  /** Signs a player in on a new device, by a secret that is told once. */
  async add(
    player: Player,
    device: { readonly kind: DeviceKind; readonly label: string; readonly secure: boolean },
  ): Promise<string> {
    const [id, secret] = [newId(), newSecret()];
    const { kind, label, secure } = device;
    const values = [id, player.id, kind, label, hashOf(secret), secure];
    await this.database.query('add-device', ADD_DEVICE, values);
    await this.makeRoom(player);
    return secret;
  }

  private async makeRoom(player: Player): Promise<void> {
    await this.remove(
      'many-devices',
      `id in (select id from devices where player = $1 order by used_at desc, id offset ${MOST_DEVICES})`,
      [player.id],
    );
  }

  /** The device that has a secret. One that shows a retired secret is signed out: somebody has a copy of it. */
  async find(secret: string): Promise<KnownDevice | null> {
    const hash = hashOf(secret);
    const key = hash.toString('base64');
    const known = this.cache.get(key);
    if (known) return known;
    const [row] = await this.database.query<Row>('player', FIND_DEVICE, [hash]);
    if (!row || row.ended) return null;
    const { retired, notable, name, player, ended: _, ...device } = row;
    if (retired) {
      await this.remove('reused-secret', 'id = $1', [row.id]);
      return null;
    }
    if (notable) await this.database.query('note-use', NOTE_USE, [row.id, hash]);
    const found = { ...device, player: { id: player, name } };
    this.cache.set(key, found);
    return found;
  }

  /** A new secret for a device, unless it got one within the last minute. */
  async renew(device: string, secure: boolean): Promise<string | null> {
    const secret = newSecret();
    const values = [device, hashOf(secret), secure];
    const given = await this.database.query('renew-secret', RENEW_SECRET, values);
    this.forget(device);
    return given.length > 0 ? secret : null;
  }

  /** Lets a browser go on that has the one secret of an earlier version, which several may have: as a device of its own. */
  async splitOff(
    { id, player }: KnownDevice,
    browser: { readonly label: string; readonly secure: boolean },
  ): Promise<string | null> {
    const secret = newSecret();
    const values = [id, newId(), browser.label, hashOf(secret), browser.secure];
    const made = await this.database.query('split-off', SPLIT_OFF, values);
    if (made.length > 0) await this.makeRoom(player);
    return made.length > 0 ? secret : null;
  }

  async list(player: Player, here: string): Promise<Device[]> {
    const rows = await this.database.db
      .selectFrom('devices')
      .select(['id', 'kind', 'label', 'created_at', 'used_at'])
      .where('player', '=', player.id)
      .where(sql<boolean>`coalesce(ends_at > clock_timestamp(), true)`)
      .orderBy('used_at', 'desc')
      .limit(MOST_DEVICES)
      .execute();
    return rows.map(({ created_at, used_at, ...device }) => ({
      ...device,
      created: created_at.getTime(),
      used: used_at.getTime(),
      here: device.id === here,
    }));
  }

  /** Signs one device of a player out, unless that was done before: a client that got no answer asks again. */
  async signOut(player: Player, device: string): Promise<void> {
    await this.remove('sign-out', 'player = $1 and id = $2', [player.id, device]);
  }

  async signOutOthers(player: Player, here: string): Promise<void> {
    await this.remove('sign-out-others', 'player = $1 and id <> $2', [player.id, here]);
  }

  async signOutAll(player: Player): Promise<void> {
    await this.remove('sign-out-all', 'player = $1', [player.id]);
  }

  /** Acts when a device is signed out, on whichever server, unless the returned function is called before. */
  whenSignedOut(device: string, act: () => void): () => void {
    return this.signOuts.when(device, act);
  }

  /** A device was signed out, here or on another server. */
  signedOut(device: string): void {
    this.forget(device);
    this.signOuts.happened(device);
  }

  /** Finds out about devices that were signed out while other servers could not be heard. */
  async check(): Promise<void> {
    const { watched } = this.signOuts;
    if (watched.length === 0) return;
    const rows = await this.database.query<{ id: string }>(
      'check-devices',
      'select id from devices where id = any($1::text[])',
      [watched],
    );
    const left = new Set(rows.map(({ id }) => id));
    for (const device of watched) if (!left.has(device)) this.signedOut(device);
  }

  forgetPlayer(player: string): void {
    this.cache.forget((known) => known.player.id === player);
  }

  private forget(device: string): void {
    this.cache.forget(({ id }) => id === device);
  }

  /** The other servers are notified by the same statement: a server that dies after it has told them. */
  private async remove(name: string, where: string, values: readonly unknown[]): Promise<void> {
    const gone = await this.database.query<{ id: string }>(
      name,
      `with gone as (delete from devices where ${where} returning id)
       select id, ${SIGN_OUT_NOTICE} from gone`,
      values,
    );
    for (const { id } of gone) this.signedOut(id);
  }
}
