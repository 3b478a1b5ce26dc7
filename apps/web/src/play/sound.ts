import type { GameEvent } from '@treefort/kernel';
import { useEffect, useRef } from 'react';
import { currentSettings } from '../shell/settings.ts';
import type { Moment } from '../table/table.ts';
import { newEvents } from './new-events.ts';

/** What can be heard at a table. */
export type Sound = 'card' | 'recruit' | 'build' | 'points' | 'turn' | 'end';

/** What is heard at each kind of event, if anything. */
export type SoundsByEvent<E extends GameEvent = GameEvent> = Readonly<
  Record<E['kind'], Sound | null>
>;

/** A tone that slides from one pitch to another, in hertz and seconds. */
interface Tone {
  readonly from: number;
  readonly to?: number;
  readonly at?: number;
  readonly long: number;
  readonly wave?: OscillatorType;
}

/** Each sound is synthesised from a few tones. */
const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [{ from: 900, to: 240, long: 0.07, wave: 'triangle' }],
  recruit: [
    { from: 392, to: 494, long: 0.12 },
    { from: 494, to: 587, at: 0.1, long: 0.14 },
  ],
  build: [
    { from: 190, to: 110, long: 0.09, wave: 'square' },
    { from: 210, to: 120, at: 0.13, long: 0.09, wave: 'square' },
  ],
  points: [
    { from: 784, long: 0.1 },
    { from: 1047, at: 0.08, long: 0.22 },
  ],
  turn: [
    { from: 523, long: 0.12 },
    { from: 659, at: 0.12, long: 0.2 },
  ],
  end: [
    { from: 523, long: 0.16 },
    { from: 659, at: 0.15, long: 0.16 },
    { from: 784, at: 0.3, long: 0.16 },
    { from: 1047, at: 0.45, long: 0.5 },
  ],
};

/** What there is to hear between two moments, each sound once. */
function heardBetween(before: Moment, now: Moment, by: SoundsByEvent): Sound[] {
  const since = newEvents(before.events, now.events);
  const sounds = new Set(since.flatMap(({ kind }) => by[kind] ?? []));
  if (now.asked && !before.asked) sounds.add('turn');
  if (now.outcome && !before.outcome) return ['end'];
  return [...sounds];
}

let context: AudioContext | undefined;

/** Plays a sound at the chosen volume. */
export function play(sound: Sound): void {
  const { volume } = currentSettings();
  if (volume === 0) return;
  context ??= new AudioContext();
  for (const { from, to = from, at = 0, long, wave = 'sine' } of SOUNDS[sound]) {
    const begin = context.currentTime + at;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = wave;
    tone.frequency.setValueAtTime(from, begin);
    tone.frequency.exponentialRampToValueAtTime(to, begin + long);
    loudness.gain.setValueAtTime((volume / 10) * 0.25, begin);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + long);
    tone.connect(loudness).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + long);
  }
}

/** Plays the sounds of what changed since the last moment. */
export function useSound(moment: Moment, sounds: SoundsByEvent): void {
  const before = useRef(moment);
  useEffect(() => {
    for (const sound of heardBetween(before.current, moment, sounds)) play(sound);
    before.current = moment;
  }, [moment, sounds]);
}
