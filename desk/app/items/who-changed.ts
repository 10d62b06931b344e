import type { ListedItem } from '../../../api/content/contract/list';
import type { Language } from '../words';

/**
 * Whose changes wait in the draft, `Anna` or `Anna and Bea`: whoever saved it last need have none there any more.
 * Without a draft, who changed the item last.
 * @returns first names, whole ones where two share theirs; undefined where nobody is known
 */
export function whoChanged(
  { writers = [], changed }: Pick<ListedItem, 'writers' | 'changed'>,
  { names }: Pick<Language, 'names'>,
): string | undefined {
  const last = changed.by === null ? [] : [changed.by];
  const all = writers.length > 0 ? writers.map(({ name }) => name) : last;
  const first = all.map((name) => name.split(' ')[0] ?? name);
  return names(new Set(first).size < all.length ? all : first) || undefined;
}
