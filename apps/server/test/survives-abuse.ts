import { expect, test } from 'vitest';
import { abuse } from './abuse.ts';
import { withPostgres } from './running.ts';

/** Sends a server so many bad frames, and floods of everything, while others play. */
export function survivesAbuse(frames: number): void {
  const postgres = withPostgres();

  test('nonsense and floods are refused with codes while others play on', async () => {
    const { answers, floods, vexing, games, wrong } = await abuse(
      { url: await postgres.database() },
      frames,
      'short',
    );
    expect(wrong).toEqual([]);
    expect(games).toBeGreaterThan(0);
    expect(vexing).toMatchObject({ undo: { flips: 3 }, seats: { sent: 60 } });
    expect(vexing.undo.rivalStale).toBeLessThanOrEqual(3);
    expect(vexing.seats.taken).toBeLessThan(20);
    const { listed, bytes } = vexing.lobby;
    expect({ listed, small: bytes < 50 + 200 * listed }).toEqual({
      listed: expect.any(Number),
      small: true,
    });
    // Time runs out all the same, or coming back is refused: otherwise this would never be reached.
    expect(vexing.clock.turns).toBeGreaterThan(0);
    // A frame far too long may end the connection before the reason for it arrives (1006).
    const codes = ['1006', '1008', '1009', 'bad-request', 'refused', 'no-player', 'too-many'];
    expect(Object.keys(answers).filter((answer) => !codes.includes(answer))).toEqual([]);
    expect(answers).toMatchObject({ 1008: expect.any(Number), 1009: expect.any(Number) });
    const { foreign, forgery, ...limited } = floods;
    for (const [kind, statuses] of Object.entries(limited)) {
      expect({ kind, ...statuses }).toMatchObject({ 429: expect.any(Number) });
      expect({ kind, refused: statuses[429]! > 200 }).toEqual({ kind, refused: true });
      expect(Object.keys(statuses).every((status) => Number(status) < 500)).toBe(true);
    }
    for (const statuses of [foreign!, forgery!]) {
      expect(Object.keys(statuses).sort()).toEqual(['403', '429']);
    }
  });
}
