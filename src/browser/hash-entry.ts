/** Of the history entry of something that lies over the page, which is the entry before it. Survives a reload. */
interface OverPage {
  viewer?: boolean;
  /** Id of what the visitor was at when one view led to another. */
  from?: string | undefined;
  byPointer?: boolean | undefined;
}

const entry = (): OverPage => (window.history.state as OverPage | null) ?? {};

/** Whether Back leads to the page. */
export const isHashEntry = (): boolean => entry().viewer === true;

/** Where the focus goes once all is closed, if a view that is left has said so. */
export const leftAt = (): HTMLElement | null => document.getElementById(entry().from ?? '');

/** Whether a click or a tap has asked for what a reload brings: nobody who uses no keys needs to see the focus. */
export const isByPointer = (): boolean => entry().byPointer === true;

/** The router is not told of any of these. */
export const pushHash = (hash: string): void =>
  window.history.pushState(
    { ...window.history.state, viewer: true, from: undefined, byPointer: undefined } satisfies OverPage,
    '',
    `#${hash}`,
  );

export const replaceHash = (hash: string, from?: string): void =>
  window.history.replaceState(
    { ...window.history.state, ...(from && { from }) } satisfies OverPage,
    '',
    `#${hash}`,
  );

/** To be called before a reload. */
export const keepPointer = (): void =>
  window.history.replaceState(
    {
      ...window.history.state,
      byPointer: !document.activeElement?.matches(':focus-visible'),
    } satisfies OverPage,
    '',
  );

/** Back where opening has made the entry, else only removes the hash. */
export function leaveHash(): void {
  const { pathname, search } = window.location;
  if (isHashEntry()) window.history.back();
  else window.history.replaceState(window.history.state, '', pathname + search);
}
