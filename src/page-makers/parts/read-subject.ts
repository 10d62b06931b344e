import { namedEvent, namedWork, type NamedSubject } from '../../features/enquiry/about/named-subject';
import { isNoSuchItem } from '../../gallery/faults/is-no-such-item';
import type { GalleryReader } from '../../gallery/noted-reader';
import { LOCALE_CODES, type LocaleCode } from '../../i18n/locales';
import { SUBJECTS } from '../../routes/meant-search';

type Read = (locale: LocaleCode, slug: string) => Promise<{ slugs: Slugs; subject: NamedSubject }>;
type Slugs = Record<LocaleCode, string | null>;

/** What the address of a form names: in its own language, or as it is where that has none. Undefined where there is none. */
export async function readSubject(
  reader: GalleryReader,
  locale: LocaleCode,
  search: string,
): Promise<NamedSubject | undefined> {
  const asked = new URLSearchParams(search);
  const name = SUBJECTS.find((one) => asked.has(one));
  if (!name) return undefined;
  const read: Read =
    name === 'work'
      ? async (code, slug) => {
          const work = await reader.work(code, slug);
          return { slugs: work.slugs, subject: namedWork(work, code) };
        }
      : async (code, slug) => {
          const event = await reader.event(code, slug);
          return { slugs: event.slugs, subject: namedEvent(event, code) };
        };
  return inBestLanguage(read, locale, asked.get(name) ?? '');
}

/** Links are sent around, and a change of language keeps the query: the slug may be that of another language. */
async function inBestLanguage(read: Read, locale: LocaleCode, slug: string) {
  for (const code of [locale, ...LOCALE_CODES.filter((one) => one !== locale)]) {
    const found = await orNone(read(code, slug));
    if (!found) continue;
    if (code === locale) return found.subject;
    const own = found.slugs[locale];
    return own === null ? { ...found.subject, onlyIn: code } : (await orNone(read(locale, own)))?.subject;
  }
  return undefined;
}

const orNone = <Found>(answer: Promise<Found>): Promise<Found | undefined> =>
  answer.catch((error: unknown) => {
    if (isNoSuchItem(error)) return undefined;
    throw error;
  });
