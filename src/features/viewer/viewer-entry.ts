import { pictureId } from './picture-hash';

/** Marks the entry that opening a picture makes in the browser's history: the one before it is the page without. */
const MARK = { viewer: true } as const;

/** Whether Back leads to the page on which the picture was opened; a reload does not forget it. */
export const isViewerEntry = (): boolean =>
  (window.history.state as Partial<typeof MARK> | null)?.viewer === true;

/** Makes an entry for a picture, with what the router keeps in the page's own. */
export const pushPicture = (index: number): void =>
  window.history.pushState({ ...window.history.state, ...MARK }, '', `#${pictureId(index)}`);

/** Lets the present entry name another picture. */
export const replacePicture = (index: number): void =>
  window.history.replaceState(window.history.state, '', `#${pictureId(index)}`);

/** Leaves the entry of a picture: Back where opening has made it, else the hash alone goes. */
export function leavePicture(): void {
  const { pathname, search } = window.location;
  if (isViewerEntry()) window.history.back();
  else window.history.replaceState(window.history.state, '', pathname + search);
}

/** Puts a file in the place of the present entry. */
export const replaceByFile = (url: string): void => window.location.replace(url);
