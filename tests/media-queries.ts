import { act } from '@testing-library/react';

export const DARK = '(prefers-color-scheme: dark)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Media queries for jsdom, which knows none: none holds but those named.
 * @returns turns a query on or off, and tells those who listen
 */
export function mockMediaQueries(...holding: string[]): (query: string, matches: boolean) => void {
  const lists = new Map<string, EventTarget & { matches: boolean }>();
  window.matchMedia = (query) => {
    const list = lists.get(query) ?? Object.assign(new EventTarget(), { matches: holding.includes(query) });
    lists.set(query, list);
    return list as unknown as MediaQueryList;
  };
  return (query, matches) =>
    act(() => {
      Object.assign(window.matchMedia(query), { matches }).dispatchEvent(new Event('change'));
    });
}
