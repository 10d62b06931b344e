import type { Language } from '../../../app/words';
import type { OfItem } from '../../../contract/items/item';
import type { Writer } from '../../../contract/items/writers';
import { kindOf } from '../../../kinds/kinds';
import { labelsOf } from '../label-of';

/** What a colleague has written, as one reads it: `title, dimensions`, of several items each by its name. */
export interface Theirs {
  name: string;
  fields: string;
}

/** An item, and what others have written in its draft. */
export interface WrittenIn extends OfItem {
  /** Where it is one of several. */
  title?: string;
  writers: readonly Writer[];
}

/** Items that are named; of more, nobody reads on. */
const NAMED = 6;

/** Each colleague once. @param me is left out */
export function theirsIn(items: readonly WrittenIn[], me: string, { say }: Pick<Language, 'say'>): Theirs[] {
  const found = new Map<string, string[]>();
  for (const { shelf, id, title, writers } of items)
    for (const { name, paths } of writers) {
      if (name === me) continue;
      const fields = labelsOf(kindOf(shelf, id), paths, say);
      found.set(name, [
        ...(found.get(name) ?? []),
        title === undefined ? fields : say('theirs.of', { title, fields }),
      ]);
    }
  return [...found].map(([name, all]) => {
    const more = all.length - NAMED;
    const named = [...all.slice(0, NAMED), ...(more > 0 ? [say('items.andMore', { count: more })] : [])];
    return { name, fields: named.join('; ') };
  });
}
