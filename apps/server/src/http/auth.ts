import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import { deviceLabel } from '../players/device-label.ts';
import type { Devices, KnownDevice } from '../players/devices.ts';
import type { Player } from '../players/players.ts';
import { addressOf } from './address.ts';
import { deviceCookie, isSecure, setDeviceCookie } from './device-cookie.ts';
import { isFromPage, requireOwnPage } from './origin.ts';
import { HttpRefusal } from './refusal.ts';

const SECRET = /^[\w-]{43}$/;

/** Seconds after which the secret of a browser is replaced. */
const RENEW_AFTER = 86_400;

/** Who sends a request: a browser by its cookie, or a program by its token. */
export class Auth {
  private readonly devices: Devices;
  private readonly limits: Limits;
  /** New secrets for the browsers that sent these requests. */
  private readonly renewed = new WeakMap<FastifyRequest, string>();

  constructor(devices: Devices, limits: Limits) {
    this.devices = devices;
    this.limits = limits;
  }

  /** The device that a request comes from; wrong secrets are rate limited. */
  async device(request: FastifyRequest): Promise<KnownDevice | null> {
    // Any other kind of authorization is meant for a proxy in front.
    const bearer = /^Bearer +(.*)$/i.exec(request.headers.authorization ?? '');
    if (bearer) return await this.known(request, bearer[1]!, ({ kind }) => kind !== 'browser');
    const cookie = deviceCookie(request);
    if (!cookie) return null;
    requireOwnPage(request);
    const { secret, secure } = cookie;
    const found = await this.known(
      request,
      secret,
      (device) => device.kind !== 'program' && device.secure === secure,
    );
    // A connection has no answer in which a browser could be given a cookie.
    if (found && !request.ws) await this.renew(request, found);
    return found;
  }

  /** The device with a secret, if it is one that may show it so. */
  private async known(
    request: FastifyRequest,
    secret: string,
    accepts: (device: KnownDevice) => boolean,
  ): Promise<KnownDevice | null> {
    const found = SECRET.test(secret) ? await this.devices.find(secret) : null;
    if (found && accepts(found)) return found;
    this.countGuess(request);
    return null;
  }

  private async renew(request: FastifyRequest, device: KnownDevice): Promise<void> {
    const secure = isSecure(request);
    const due = device.kind === 'old' || device.age > RENEW_AFTER || device.secure !== secure;
    if (!due) return;
    const label = deviceLabel(request.headers['user-agent']);
    const secret =
      device.kind === 'old'
        ? await this.devices.splitOff(device, { label, secure })
        : await this.devices.renew(device.id, secure);
    if (secret !== null) this.renewed.set(request, secret);
  }

  /** Gives a browser the new secret that its request was due for, unless the answer has a cookie already. */
  giveRenewed(request: FastifyRequest, reply: FastifyReply): void {
    const secret = this.renewed.get(request);
    if (secret === undefined || reply.hasHeader('set-cookie')) return;
    setDeviceCookie(request, reply, secret);
  }

  /** Signs a player in where a request comes from: a page gets a cookie, a program is told its token. */
  async signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    player: Player,
  ): Promise<Player & { token?: string }> {
    const page = isFromPage(request);
    const secret = await this.devices.add(player, {
      kind: page ? 'browser' : 'program',
      label: deviceLabel(request.headers['user-agent']),
      secure: page && isSecure(request),
    });
    if (!page) return { ...player, token: secret };
    setDeviceCookie(request, reply, secret);
    return player;
  }

  /** Signs a player in where somebody else may be signed in; nobody could show the secret that a browser loses so. */
  async switchTo(
    request: FastifyRequest,
    reply: FastifyReply,
    player: Player,
  ): Promise<Player & { token?: string }> {
    const here = await this.device(request);
    const signedIn = await this.signIn(request, reply, player);
    if (here?.kind === 'browser') await this.devices.signOut(here.player, here.id);
    return signedIn;
  }

  /** Counts a request for a secret or a table that does not exist. */
  countGuess(request: FastifyRequest): void {
    if (this.limits.guesses.take(addressOf(request))) return;
    throw new HttpRefusal('too-many', 'too many wrong links from this address: wait a while');
  }

  async find(request: FastifyRequest): Promise<Player | null> {
    return (await this.device(request))?.player ?? null;
  }

  async require(request: FastifyRequest): Promise<Player> {
    return (await this.requireDevice(request)).player;
  }

  async requireDevice(request: FastifyRequest): Promise<KnownDevice> {
    const device = await this.device(request);
    if (device) return device;
    throw new HttpRefusal(
      'no-player',
      'who are you? Give yourself a name first (POST /api/players)',
    );
  }
}
