import type { LocaleCode } from '../../../src/contract/locale-codes';
import { call } from '../../app/line/call';
import type { OfItem, OpenItem } from '../../contract/items/item';

export type Paths = Partial<Record<LocaleCode, string>>;

/** Addresses of an item's pages, in each language that it has one in. */
export async function pathsOf({ shelf, id }: OfItem): Promise<Paths> {
  const { urls } = await call<OpenItem>('GET', `/items/${shelf}/${id}`);
  return Object.fromEntries(
    Object.entries(urls).map(([locale, url]) => [locale, new URL(url, window.location.href).pathname]),
  );
}
