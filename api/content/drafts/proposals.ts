import { TZDate } from '@date-fns/tz';
import { DEFAULT_TIME_ZONE } from '../../../src/contract/time/time-zone';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import type { Shelf, Values } from '../contract/item';
import { numberIn } from '../list/listed-row';

/**
 * What is true of most that an editor adds by hand, seen and corrected there.
 *
 * @param highest the reference of works with the highest number @param now ms
 */
export function proposalsFor(
  site: Values | undefined,
  shelf: Shelf,
  { highest, now }: { highest: string | undefined; now: number },
): Values {
  if (shelf === 'works') return { ...nextReference(highest), published_on: dayAtTheGallery(now) };
  return shelf === 'events' && site ? { venue: theGallery(site) } : {};
}

/** The number after the highest: 'ML 0193' is followed by 'ML 0194'. None where references are no numbers. */
function nextReference(highest = ''): Values {
  const { before, digits } = numberIn(highest) ?? {};
  if (before === undefined || digits === undefined) return {};
  return { reference: before + String(Number(digits) + 1).padStart(digits.length, '0') };
}

function theGallery({ name, contact }: Values): Values {
  const { street, city, country, latitude, longitude } = (contact ?? {}) as Values;
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
