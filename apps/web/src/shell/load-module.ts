import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { reloadForMissingPart } from './version-check.ts';

const RETRY_AFTER = 1_000;

/** A module of the client could not be loaded, after retries. */
export class LoadError extends Error {}

/** A stylesheet that failed to load has no readable rules. */
function isLoaded({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
}

/** Requests a stylesheet again: the bundler's loader believes that it is there already. */
function reloadStyle(failed: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: failed.rel, crossOrigin: failed.crossOrigin, href: failed.href });
  return new Promise((done, fail) => {
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => fail(new Error(`${failed.href} did not load`)));
    failed.replaceWith(link);
  });
}

const failedStyles = (): HTMLLinkElement[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (link) => !isLoaded(link),
  );

/** Loads a module with its styles; tries once more a second later. */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((done) => setTimeout(done, RETRY_AFTER));
    await Promise.all(failedStyles().map(reloadStyle));
    return load();
  }
}

/**
 * Loads a module that the page cannot do without. Many browsers remember a failed import as long as the page lives, so
 * the last resort is to reload the page, if a server answers and nothing typed would be lost.
 */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadWithRetry(load);
  } catch (cause) {
    if (await reloadForMissingPart()) return new Promise<never>(() => {});
    throw new LoadError('a module of the client did not load', { cause });
  }
}

/** A component that is loaded when it is first shown, or earlier by `preload`. */
export interface LazyPart<P> {
  readonly Part: LazyExoticComponent<ComponentType<P>>;
  preload(): void;
}

export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let loading: Promise<{ default: ComponentType<P> }> | undefined;
  const loaded = (): Promise<{ default: ComponentType<P> }> => {
    loading ??= loadOrReload(load).then((part) => ({ default: part }));
    return loading;
  };
  return { Part: lazy(loaded), preload: () => void loaded().catch(() => {}) };
}
