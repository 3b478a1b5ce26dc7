import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadedAnew } from './fresh.ts';

const A_MOMENT = 1_000;

/** A part of the client that did not come, though it was asked for more than once. */
export class NotBrought extends Error {}

/** Rules that cannot be read are those of a file that did not come. */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
}

/** Asks once more for styles that did not come: whoever loads a part takes them for loaded. */
function renewed(lost: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: lost.rel, crossOrigin: lost.crossOrigin, href: lost.href });
  return new Promise((done, fail) => {
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => fail(new Error(`${lost.href} did not come`)));
    lost.replaceWith(link);
  });
}

const lostStyles = (): HTMLLinkElement[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (link) => !hasCome(link),
  );

/** Loads a part of the client; what did not come is asked for again after a moment. */
export async function tried<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((done) => setTimeout(done, A_MOMENT));
    await Promise.all(lostStyles().map(renewed));
    return load();
  }
}

/**
 * Loads a part without which nothing can be shown. Many browsers remember for the life of a page what once failed: so
 * in the end the page itself is loaded anew, where a server answers and nothing is lost by it.
 */
export async function bring<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await tried(load);
  } catch (cause) {
    if (await loadedAnew()) return new Promise<never>(() => {});
    throw new NotBrought('a part of the client did not come', { cause });
  }
}

/** A part of the screen that is loaded apart: when it is shown, or when it is sent for before that. */
export interface Apart<P> {
  readonly Part: LazyExoticComponent<ComponentType<P>>;
  sendFor(): void;
}

export function apart<P>(load: () => Promise<ComponentType<P>>): Apart<P> {
  let coming: Promise<{ default: ComponentType<P> }> | undefined;
  const come = (): Promise<{ default: ComponentType<P> }> => {
    coming ??= bring(load).then((part) => ({ default: part }));
    return coming;
  };
  return { Part: lazy(come), sendFor: () => void come().catch(() => {}) };
}
