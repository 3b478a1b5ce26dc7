import { useEffect, useRef } from 'react';
import type { TableFace } from '../games/game-face.ts';
import { currentSettings, loudness } from '../shell/settings.ts';
import type { Moment } from '../table/table.ts';
import { newEvents } from './new-events.ts';
import { SOUNDS, type Sound, type SoundPart } from './sound-parts.ts';

/** One sound after another within a beat, in seconds. */
const BETWEEN = 0.14;

/** What there is to hear between two moments, each sound once. */
function heardBetween(before: Moment, now: Moment, face: TableFace): readonly Sound[] {
  const { outcome, viewer, asked } = now;
  if (outcome && !before.outcome) {
    const lost = typeof viewer === 'number' && !outcome.winners.includes(viewer);
    return [lost ? 'not-won' : 'won'];
  }
  const since = newEvents(before.events, now.events);
  const sounds = new Set(since.flatMap((event) => face.soundsOf(event, viewer)));
  if (asked && !before.asked) sounds.add('turn');
  return [...sounds];
}

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** A second of noise, made once. */
function noiseIn(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

/** A filter leaves little of a noise: it is made as loud as a tone. */
const NOISE = 3;

const volumeOf = (part: SoundPart): number => (part.loud ?? 1) * ('narrow' in part ? NOISE : 1);

interface When {
  readonly begin: number;
  readonly end: number;
}

function tone(audio: AudioContext, part: SoundPart, { begin, end }: When): AudioNode {
  const node = audio.createOscillator();
  if ('wave' in part && part.wave) node.type = part.wave;
  node.frequency.setValueAtTime(part.from, begin);
  node.frequency.exponentialRampToValueAtTime(part.to ?? part.from, end);
  node.start(begin);
  node.stop(end);
  return node;
}

function hiss(audio: AudioContext, part: SoundPart & { narrow: number }, when: When): AudioNode {
  const node = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  node.buffer = noiseIn(audio);
  band.type = 'bandpass';
  band.Q.value = part.narrow;
  band.frequency.setValueAtTime(part.from, when.begin);
  band.frequency.exponentialRampToValueAtTime(part.to ?? part.from, when.end);
  node.start(when.begin);
  node.stop(when.end);
  return node.connect(band);
}

/** A browser lets a page be heard after its first touch or key, and complains about one that tries before. */
const mayBeHeard = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Plays a sound at the chosen volume, some seconds from now. */
export function play(sound: Sound, wait = 0): void {
  const volume = loudness(currentSettings());
  if (volume === 0 || !mayBeHeard()) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const part of SOUNDS[sound] as readonly SoundPart[]) {
    const begin = context.currentTime + wait + (part.at ?? 0);
    const when = { begin, end: begin + part.long };
    const gain = context.createGain();
    gain.gain.setValueAtTime(volume * 0.35 * volumeOf(part), begin);
    gain.gain.exponentialRampToValueAtTime(0.001, when.end);
    const node = 'narrow' in part ? hiss(context, part, when) : tone(context, part, when);
    node.connect(gain).connect(context.destination);
  }
}

/** Plays the sounds of what changed since the last moment. */
export function useSound(moment: Moment, face: TableFace): void {
  const before = useRef(moment);
  useEffect(() => {
    const heard = heardBetween(before.current, moment, face);
    for (const [i, sound] of heard.entries()) play(sound, i * BETWEEN);
    before.current = moment;
  }, [moment, face]);
}
