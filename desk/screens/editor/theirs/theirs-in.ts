import type { Language } from '../../../app/words';
import type { FieldChange, OfItem, Writer } from '../../../../api/content/contract/item';
import { divided } from '../../../../api/content/contract/writers';
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

/** What one has written oneself in a shared draft, as one reads it. */
export interface Own {
  /** Else a colleague has written in these as well, so that one's own cannot be told from theirs. */
  isAlone: boolean;
  fields: string;
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

/** @returns undefined where one has written nothing */
export function ownIn(
  { shelf, id }: OfItem,
  changes: readonly FieldChange[],
  me: string,
  { say }: Pick<Language, 'say'>,
): Own | undefined {
  const { own, shared } = divided(changes, me);
  const named = shared.length > 0 ? shared : own;
  const paths = named.map(({ path }) => path);
  if (paths.length === 0) return undefined;
  return { isAlone: shared.length === 0, fields: labelsOf(kindOf(shelf, id), paths, say) };
}
