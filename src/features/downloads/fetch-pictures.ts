import { fetchPicture } from './fetch-picture';
import type { HdImageView } from './hd-image-view';

interface FetchAllOptions {
  signal: AbortSignal;
  /** By address; filled with what is fetched. */
  fetched: Map<string, Blob>;
  /** Bytes so far; a picture that can't be fetched counts as done. */
  onProgress: (bytes: number) => void;
}

/** One after the other. @returns those that failed @throws Error when `signal` has aborted it */
export async function fetchPictures(
  images: readonly HdImageView[],
  { signal, fetched, onProgress }: FetchAllOptions,
): Promise<HdImageView[]> {
  const missing: HdImageView[] = [];
  let before = 0;
  for (const image of images) {
    let come = 0;
    const onBytes = (bytes: number) => {
      come = Math.min(come + bytes, image.bytes);
      onProgress(before + come);
    };
    try {
      if (!fetched.has(image.url)) fetched.set(image.url, await fetchPicture(image.url, { signal, onBytes }));
    } catch (error) {
      if (signal.aborted) throw error;
      missing.push(image);
    }
    before += image.bytes;
    onProgress(before);
  }
  return missing;
}
