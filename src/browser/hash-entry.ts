/** Marks the history entry of something that lies over the page: the one before it is the page. */
const MARK = { viewer: true } as const;

/** Whether Back leads to the page; survives a reload. */
export const isHashEntry = (): boolean =>
  (window.history.state as Partial<typeof MARK> | null)?.viewer === true;

/** The router is not told of any of these. */
export const pushHash = (hash: string): void =>
  window.history.pushState({ ...window.history.state, ...MARK }, '', `#${hash}`);

export const replaceHash = (hash: string): void =>
  window.history.replaceState(window.history.state, '', `#${hash}`);

/** Back where opening has made the entry, else only removes the hash. */
export function leaveHash(): void {
  const { pathname, search } = window.location;
  if (isHashEntry()) window.history.back();
  else window.history.replaceState(window.history.state, '', pathname + search);
}
