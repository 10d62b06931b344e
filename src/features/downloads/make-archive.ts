import '../../i18n/lazy/of-work';
import { downloadName } from '../../contract/text/download-name';
import { saveFile } from '../../browser/save-file';
import { fetchPictures } from './fetch-pictures';
import type { HdImageView } from './hd-image-view';
import { ZIP_ROOM, zipEntries, type EntriesOptions } from './zip-entries';
import { zipFiles } from './zip-files';

interface MakeOptions extends EntriesOptions {
  /** By address; filled with what is fetched. */
  fetched: Map<string, Blob>;
  /** The work's last change, ISO date and time. */
  updatedAt: string;
  signal: AbortSignal;
  onProgress: (bytes: number) => void;
}

export interface SavedArchive {
  name: string;
  missing: readonly HdImageView[];
}

/** @returns undefined when no picture came @throws Error when `signal` has aborted it */
export async function makeArchive(options: MakeOptions): Promise<SavedArchive | undefined> {
  const { work, images, fetched, updatedAt, signal } = options;
  const missing = await fetchPictures(images, options);
  if (fetched.size === 0) return undefined;
  const zip = await zipFiles(zipEntries(options), new Date(updatedAt));
  signal.throwIfAborted();
  const name = downloadName([work.creators.join(', '), work.title, 'HD'], 'zip', ZIP_ROOM);
  saveFile(zip, name);
  return { name, missing };
}
