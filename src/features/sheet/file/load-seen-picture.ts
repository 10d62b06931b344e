import type { PictureView } from '../../../media/picture-view';
import { loadPicture, pictureUrlFor } from './load-picture';

/**
 * For a sheet of many: the file that its size wants, or else the one that the page shows, which browsers have kept when the
 * gallery's server is down. @returns an object URL, to be revoked; undefined when neither can be had
 */
export async function loadSeenPicture(
  picture: PictureView,
  leaving: AbortSignal,
): Promise<string | undefined> {
  const wanted = await loadPicture(pictureUrlFor(picture), leaving);
  if (wanted || leaving.aborted) return wanted;
  const seen = seenFileOf(picture);
  return seen && loadPicture(seen, leaving);
}

function seenFileOf({ jpeg, webp, avif }: PictureView): string | undefined {
  const files = new Set(
    [jpeg, webp, avif].flatMap((urls) =>
      urls ? Object.values(urls).map((url) => new URL(url, document.baseURI).href) : [],
    ),
  );
  return [...document.images].find(({ complete, currentSrc }) => complete && files.has(currentSrc))
    ?.currentSrc;
}
