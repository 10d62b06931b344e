import { TZDate } from '@date-fns/tz';
import type { Catalogue } from '../published/catalogue';
import { DEFAULT_TIME_ZONE } from '../../../src/contract/time/time-zone';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import type { Shelf, Values } from '../contract/item';
import { textOf } from '../shelves';
import type { DraftRow } from './draft-queries';

/**
 * What is true of most that an editor adds by hand, seen and corrected there.
 *
 * @param drafts of works that are not public yet, whose references are taken as well @param now ms
 */
export function proposalsFor(
  catalogue: Catalogue,
  shelf: Shelf,
  { drafts, now }: { drafts: readonly DraftRow[]; now: number },
): Values {
  if (shelf === 'works') return { ...nextReference(catalogue, drafts), published_on: dayAtTheGallery(now) };
  return shelf === 'events' ? { venue: theGallery(catalogue) } : {};
}

/** The number after the highest: 'ML 0193' is followed by 'ML 0194'. None where references are no numbers. */
function nextReference({ works }: Catalogue, drafts: readonly DraftRow[]): Values {
  const written = drafts.map(({ changes }) => changes.findLast(({ path }) => path === 'reference')?.value);
  const references = [...[...works.values()].map(({ reference }) => reference), ...written];
  const numbers = references.flatMap((reference) => {
    const [, before, digits] = /^(.*?)(\d{1,9})$/.exec(textOf(reference)) ?? [];
    return before === undefined || digits === undefined ? [] : [{ before, digits }];
  });
  const [highest] = numbers.sort((one, other) => Number(other.digits) - Number(one.digits));
  if (!highest) return {};
  const next = String(Number(highest.digits) + 1).padStart(highest.digits.length, '0');
  return { reference: highest.before + next };
}

function theGallery({ site: { name, contact } }: Catalogue): Values {
  const { street, city, country, latitude, longitude } = contact;
  return {
    name: Object.fromEntries(LOCALE_CODES.map((locale) => [locale, name])),
    address: street,
    city,
    country,
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
  };
}

export const dayAtTheGallery = (now: number): string =>
  new TZDate(now, DEFAULT_TIME_ZONE).toISOString().slice(0, 'yyyy-mm-dd'.length);
