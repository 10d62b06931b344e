import { cleanFileName } from '../../contract/text/download-name';
import { translator } from '../../i18n/translator';
import type { LocaleCode } from '../../i18n/locales';
import type { SiteView } from '../../seo/site-view';
import { creditsText, type CreditedWork } from './credits-text';
import type { HdImageView } from './hd-image-view';
import type { ZippedFile } from './zip-files';

/**
 * Bytes before the extension. Windows unpacks a zip into a folder of its name, and takes no path of more than 259 characters: with
 * these there are 60 left for where that is (`C:\\Users\\…\\Downloads`).
 */
export const ZIP_ROOM = 84;
const ENTRY_ROOM = 100;

export interface EntriesOptions {
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
