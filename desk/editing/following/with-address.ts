import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { slugOf } from '../../../src/contract/text/slug';
import { valueAt } from '../../../api/content/contract/field-path';
import type { OpenItem, Shelf } from '../../../api/content/contract/item';

interface Change {
  path: string;
  value: unknown;
}

/** Pages are where they are; the gallery's own data have none. */
const WITHOUT: readonly Shelf[] = ['pages', 'site'];

const addressOf = (title: unknown): string | null => (typeof title === 'string' && slugOf(title)) || null;

/**
 * A title with the address that follows from it, of what was never public, until another address is written.
 * @param values before the change
 */
export function withAddress(
  { shelf, published }: Pick<OpenItem, 'shelf' | 'published'>,
  values: Readonly<Record<string, unknown>>,
  { path, value }: Change,
): Change[] {
  const [field, locale] = path.split('.');
  const isTitle = field === 'title' || path === 'name';
  if (published !== null || WITHOUT.includes(shelf) || !isTitle) return [{ path, value }];
  const before = addressOf(valueAt(values, path));
  const follows = LOCALE_CODES.filter((code) => path === 'name' || code === locale).filter((code) =>
    [before, null].includes((valueAt(values, `slug.${code}`) ?? null) as string | null),
  );
  return [{ path, value }, ...follows.map((code) => ({ path: `slug.${code}`, value: addressOf(value) }))];
}
