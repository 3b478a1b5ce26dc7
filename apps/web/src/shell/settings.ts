import { LOCALES, type Locale, pickLocale } from '@treefort/words';
import { useSyncExternalStore } from 'react';
import { keepText, readText } from './storage.ts';

export const THEMES = ['system', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** The volume of a first visit. */
const VOLUME = 5;
const VOLUMES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** How much longer or shorter everything that moves takes; at once, nothing takes any time. */
export const PACE: Readonly<Record<Pace, number>> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 };

export interface Settings {
  readonly locale: Locale;
  readonly theme: Theme;
  readonly pace: Pace;
  /** From 0, which is off, to 10. */
  readonly volume: number;
  /** Whether the table is silent for now, whatever the volume. */
  readonly muted: boolean;
  /** Whether the device tells when it is one's turn and the page is not looked at. */
  readonly notify: boolean;
  /** Whether what watchers say in the chat is not shown. */
  readonly hideWatchers: boolean;
}

const KEY = 'treefort.settings';
const oneOf = <T>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.find((item) => item === value) ?? otherwise;

/** What was chosen before; the first visit follows the browser. */
function readSettings(): Settings {
  let found: Partial<Record<keyof Settings, unknown>> = {};
  try {
    found = (JSON.parse(readText(KEY) ?? '{}') ?? {}) as typeof found;
  } catch {
    // Not our text: use the defaults.
  }
  return {
    locale: oneOf(LOCALES, found.locale, pickLocale(navigator.languages)),
    theme: oneOf(THEMES, found.theme, 'system'),
    pace: oneOf(PACES, found.pace, 'normal'),
    volume: oneOf(VOLUMES, found.volume, VOLUME),
    muted: found.muted === true,
    notify: found.notify === true,
    hideWatchers: found.hideWatchers === true,
  };
}

let settings = readSettings();
const listeners = new Set<() => void>();

function hold(held: Settings): void {
  settings = held;
  document.documentElement.dataset.theme = held.theme;
  document.documentElement.style.setProperty('--pace', `${PACE[held.pace]}`);
  for (const listener of listeners) listener();
}

/** How loud the table is, from 0 to 1. */
export const loudness = ({ volume, muted }: Settings): number => (muted ? 0 : volume / 10);

/** Silent or not; who turned the volume down to nothing hears something again. */
export function toggleSound(): void {
  const silent = loudness(settings) === 0;
  changeSettings({ muted: !silent, ...(silent && settings.volume === 0 && { volume: VOLUME }) });
}

export function changeSettings(changed: Partial<Settings>): void {
  hold({ ...settings, ...changed });
  keepText(KEY, JSON.stringify(settings));
}

/** Applies what was chosen to the page; from now on a change in one window applies to all. */
export function applySettings(): void {
  hold(settings);
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) hold(readSettings());
  });
}

export const currentSettings = (): Settings => settings;

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings =>
  useSyncExternalStore(watch, currentSettings, currentSettings);

const darkDevice = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

function watchDark(listener: () => void): () => void {
  const dark = darkDevice();
  dark.addEventListener('change', listener);
  return () => dark.removeEventListener('change', listener);
}

/** Whether it is night here, by choice or by the device. */
export function useNight(): boolean {
  const { theme } = useSettings();
  const isDark = useSyncExternalStore(watchDark, () => darkDevice().matches);
  return theme === 'night' || (theme === 'system' && isDark);
}
