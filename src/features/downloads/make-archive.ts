import '../../i18n/lazy/of-work';
import { downloadName, cleanFileName } from '../../contract/text/download-name';
import { saveFile } from '../../browser/save-file';
import type { HdImageView } from './hd-image-view';
import { zipFiles, type ZippedFile } from './zip-files';
import { fetchPicture } from './fetch-picture';
import { translator } from '../../i18n/translator';
import type { LocaleCode } from '../../i18n/locales';
import type { SiteView } from '../../seo/site-view';
import { creditsText, type CreditedWork } from './credits-text';

/**
 * Bytes before the extension. Windows unpacks a zip into a folder of its name, and takes no path of more than 259 characters: with
 * these there are 60 left for where that is (`C:\\Users\\…\\Downloads`).
 */
export const ZIP_ROOM = 84;
const ENTRY_ROOM = 100;

interface EntriesOptions {
  work: CreditedWork;
  images: readonly HdImageView[];
  fetched: ReadonlyMap<string, Blob>;
  gallery: Pick<SiteView, 'name' | 'contact'>;
  locale: LocaleCode;
}

export function zipEntries({ work, images, fetched, gallery, locale }: EntriesOptions): ZippedFile[] {
  const here = images.filter(({ url }) => fetched.has(url));
  const names = distinct(here.map(({ filename }) => cleanFileName(filename, ENTRY_ROOM)));
  const credited = here.map((image, index) => ({ image, name: names[index] ?? image.filename }));
  const missing = images.filter(({ url }) => !fetched.has(url));
  return [
    ...credited.map(({ name, image }) => ({ name, content: fetched.get(image.url) ?? new Blob() })),
    {
      name: translator(locale)('credits.file-name'),
      content: creditsText({ work, images: credited, missing, gallery, locale }),
    },
  ];
}

/** A repeated name gets a number before its ending: 'lamp (2).jpg'. */
function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) {
      free = name.replace(/(\.\w+)?$/, ` (${count})$1`);
    }
    taken.add(free.toLowerCase());
    return free;
  });
}

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
