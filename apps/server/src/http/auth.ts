import type { FastifyRequest } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import type { Player, Players } from '../players/players.ts';
import { addressOf } from './address.ts';
import { HttpRefusal } from './refusal.ts';

export const COOKIE = 'treefort';

const SECRET = /^[\w-]{43}$/;

/** Who sends a request: known by cookie, or by a bearer token where there is no browser. */
export class Auth {
  private readonly players: Players;
  private readonly limits: Limits;

  constructor(players: Players, limits: Limits) {
    this.players = players;
    this.limits = limits;
  }

  secretOf(request: FastifyRequest): string | undefined {
    // Any other kind of authorization is meant for a proxy in front.
    const bearer = /^Bearer +(.*)$/i.exec(request.headers.authorization ?? '');
    return bearer ? bearer[1] : request.cookies[COOKIE];
  }

  /** The player of a secret; wrong secrets are rate limited. */
  async playerOf(request: FastifyRequest, secret: string): Promise<Player | null> {
    const player = SECRET.test(secret) ? await this.players.find(secret) : null;
    if (!player) this.countGuess(request);
    return player;
  }

  /** Counts a request for a secret or a table that does not exist. */
  countGuess(request: FastifyRequest): void {
    if (this.limits.guesses.take(addressOf(request))) return;
    throw new HttpRefusal('too-many', 'too many wrong links from this address: wait a while');
  }

  async find(request: FastifyRequest): Promise<Player | null> {
    const secret = this.secretOf(request);
    return secret === undefined ? null : await this.playerOf(request, secret);
  }

  async require(request: FastifyRequest): Promise<Player> {
    const player = await this.find(request);
    if (player) return player;
    throw new HttpRefusal(
      'no-player',
      'who are you? Give yourself a name first (POST /api/players)',
    );
  }
}
