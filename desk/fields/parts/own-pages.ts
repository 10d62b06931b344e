import type { LocaleCode } from '../../../src/contract/locale-codes';
import { call } from '../../app/line/call';
import type { OfItem, OpenItem } from '../../../api/content/contract/item';

type Paths = Partial<Record<LocaleCode, string>>;

export const itemOf = ({ shelf, id }: OfItem): Promise<OpenItem> =>
  call('GET /items/:shelf/:id', { params: { shelf, id } });

export const pathsIn = (urls: OpenItem['urls']): Paths =>
  Object.fromEntries(
    Object.entries(urls).map(([locale, url]) => [locale, new URL(url, window.location.href).pathname]),
  );

/** Addresses of an item's pages, in each language that it has one in. */
export const pathsOf = async (of: OfItem): Promise<Paths> => pathsIn((await itemOf(of)).urls);
