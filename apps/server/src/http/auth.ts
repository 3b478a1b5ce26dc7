import type { FastifyRequest } from 'fastify';
import { addressOf } from './address.ts';
import { HttpRefusal } from './refusal.ts';
import type { Limits } from '../limits/limits.ts';
import type { Player, Players } from '../players/players.ts';

export const COOKIE = 'treefort';

const SECRET = /^[\w-]{43}$/;

/** Who is calling: by cookie, or by a header where there is no browser. */
export class Callers {
  private readonly players: Players;
  private readonly limits: Limits;

  constructor(players: Players, limits: Limits) {
    this.players = players;
    this.limits = limits;
  }

  secretOf(request: FastifyRequest): string | undefined {
    // Any other way to authorize is meant for a proxy in front.
    const bearer = /^Bearer +(.*)$/i.exec(request.headers.authorization ?? '');
    return bearer ? bearer[1] : request.cookies[COOKIE];
  }

  /** The player of a secret; whoever tries many that are none is put off. */
  async know(request: FastifyRequest, secret: string): Promise<Player | null> {
    const player = SECRET.test(secret) ? await this.players.find(secret) : null;
    if (!player) this.guessed(request);
    return player;
  }

  /** Counts a try at something that does not exist. */
  guessed(request: FastifyRequest): void {
    if (this.limits.guesses.take(addressOf(request))) return;
    throw new HttpRefusal('too-many', 'too many wrong links from this address: wait a while');
  }

  async find(request: FastifyRequest): Promise<Player | null> {
    const secret = this.secretOf(request);
    return secret === undefined ? null : await this.know(request, secret);
  }

  async demand(request: FastifyRequest): Promise<Player> {
    const player = await this.find(request);
    if (player) return player;
    throw new HttpRefusal(
      'no-player',
      'who are you? Give yourself a name first (POST /api/players)',
    );
  }
}
