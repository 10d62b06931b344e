import '../../i18n/late/late-words';
import { downloadName } from '../../contract/text/download-name';
import { saveFile } from '../../browser/save-file';
import { fetchPictures } from './fetch-pictures';
import type { HdImageView } from './hd-image-view';
import { zipEntries, type EntriesOptions } from './zip-entries';
import { zipFiles } from './zip-files';

interface MakeOptions extends EntriesOptions {
  /** The pictures that are there, by their addresses; those that come are added. */
  fetched: Map<string, Blob>;
  /** When the work was changed last, ISO date and time. */
  updatedAt: string;
  signal: AbortSignal;
  /** Told how many of all bytes are there. */
  onProgress: (bytes: number) => void;
}

/** What has been saved, and what of it could not be had. */
export interface SavedArchive {
  name: string;
  missing: readonly HdImageView[];
}

/**
 * Fetches the pictures of a work and saves them as one zip file. Its code is fetched when it is used.
 * @returns undefined when no picture came
 * @throws Error when `signal` has aborted it
 */
export async function makeArchive(options: MakeOptions): Promise<SavedArchive | undefined> {
  const { work, images, fetched, updatedAt, signal } = options;
  const missing = await fetchPictures(images, options);
  if (fetched.size === 0) return undefined;
  const zip = await zipFiles(zipEntries(options), new Date(updatedAt));
  signal.throwIfAborted();
  const name = downloadName([work.creators.join(', '), work.title, 'HD'], 'zip');
  saveFile(zip, name);
  return { name, missing };
}
