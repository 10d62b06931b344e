import { pictureId } from './picture-hash';

/** Marks the history entry of an opened picture: the one before it is the page. */
const MARK = { viewer: true } as const;

/** Whether Back leads to the page; survives a reload. */
export const isViewerEntry = (): boolean =>
  (window.history.state as Partial<typeof MARK> | null)?.viewer === true;

export const pushPicture = (index: number): void =>
  window.history.pushState({ ...window.history.state, ...MARK }, '', `#${pictureId(index)}`);

export const replacePicture = (index: number): void =>
  window.history.replaceState(window.history.state, '', `#${pictureId(index)}`);

/** Back where opening has made the entry, else only removes the hash. */
export function leavePicture(): void {
  const { pathname, search } = window.location;
  if (isViewerEntry()) window.history.back();
  else window.history.replaceState(window.history.state, '', pathname + search);
}

export const replaceByFile = (url: string): void => window.location.replace(url);
