import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Queries } from '../database/queries';
import { numberOf, openPreviews, revokePreview, type PreviewLink } from './preview-tokens';
import { namedItem } from './preview-target';

export interface Revocation {
  /** `all`, a number of the list, an address, a token, or an item (`works/floor-lamp`). */
  what: string;
  locale?: LocaleCode | undefined;
}

const namesItem = (what: string): boolean => /^[a-z]+\/[^/]+$/.test(what);

export async function revokePreviews(
  statements: Queries,
  { what, locale }: Revocation,
  now: number,
): Promise<PreviewLink[]> {
  const isMeant = await meaning(statements, what);
  const revoked = (await openPreviews(statements, now)).filter(
    (link) => isMeant(link) && (!locale || link.locale === locale),
  );
  for (const { number } of revoked) await revokePreview(statements, number);
  return revoked;
}

async function meaning(statements: Queries, what: string): Promise<(link: PreviewLink) => boolean> {
  if (what === 'all') return () => true;
  if (namesItem(what)) {
    const item = await namedItem(statements, what);
    return ({ type, id }) => type === item.type && id === item.id;
  }
  const wanted = /^\d{1,15}$/.test(what) ? Number(what) : await numberOf(statements, tokenIn(what));
  return ({ number }) => number === wanted;
}

/** Mail programs may have appended something to the address. */
const tokenIn = (address: string): string => /\/preview\/([\w-]+)/.exec(address)?.[1] ?? address;
