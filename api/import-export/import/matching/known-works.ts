import { inBreaths } from '../../../lanes/in-breaths';
import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';
import type { Values } from '../../../content/contract/item';
import { listOf, plainReference, textOf, textsOf } from '../../../content/shelves';
import { wordsOf } from '../cells/plain';

export interface KnownItem {
  id: string;
  /** With the changes of its draft, which may hold anything. */
  values: Values;
}

export interface KnownWorks {
  withReference(reference: string): readonly KnownItem[];
  /**
   * Of one of these titles and creators.
   *
   * @param creators undefined where a list does not say
   * @param hasReference whether works with a reference count as well
   */
  titled(
    titles: readonly string[],
    creators: readonly string[] | undefined,
    hasReference: boolean,
  ): KnownItem[];
}

/** @param items all works that are asked for, and maybe others */
export async function knownWorks(items: ReadonlyMap<string, KnownItem>): Promise<KnownWorks> {
  const byReference = await grouped(items, ({ values }) => {
    const reference = plainReference(textOf(values['reference']));
    return reference === '' ? [] : [reference];
  });
  const byTitle = await grouped(items, ({ values }) => [
    ...new Set(Object.values(textsOf(values['title'])).map(wordsOf)),
  ]);
  return {
    withReference: (reference) => byReference.get(plainReference(reference)) ?? [],
    titled(titles, creators, hasReference) {
      const found = new Set(titles.flatMap((title) => byTitle.get(wordsOf(title)) ?? []));
      return [...found].filter(
        ({ values }) =>
          (creators === undefined || sharesOne(creators, listOf(values['creators']))) &&
          (hasReference || textOf(values['reference']) === ''),
      );
    },
  };
}

/** Nobody at all is as good as the same. */
const sharesOne = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one)) || (some.length === 0 && others.length === 0);

/**
 * Whether a row with its reference may mean another piece: it has another title, or names other creators.
 *
 * @param creators undefined where the row names nobody; empty where it names somebody whom the desk does not know
 */
export function mayBeAnother(
  { values }: KnownItem,
  titles: Partial<Record<LocaleCode, string>>,
  creators: readonly string[] | undefined,
): boolean {
  const known = textsOf(values['title']);
  const makers = listOf(values['creators']);
  const isOfSame = creators !== undefined && makers.length > 0 && sharesOne(creators, makers);
  if (creators !== undefined && makers.length > 0 && !isOfSame) return true;
  const words = Object.values(known).map(wordsOf);
  if (Object.values(titles).some((title) => words.includes(wordsOf(title)))) return false;
  const isInBoth = LOCALE_CODES.some((code) => titles[code] !== undefined && known[code] !== undefined);
  // A first title in a language cannot be compared: who made it has to be the same then.
  return Object.keys(titles).length > 0 && (isInBoth || !isOfSame);
}

/** Pictures of a work, by day and in the evening. */
export const filesShown = ({ pictures }: Values): string[] =>
  (Array.isArray(pictures) ? (pictures as { file?: string; night?: { file?: string } }[]) : []).flatMap(
    ({ file, night }) => [file ?? [], night?.file ?? []].flat(),
  );

async function grouped(
  items: ReadonlyMap<string, KnownItem>,
  keysOf: (item: KnownItem) => readonly string[],
): Promise<Map<string, KnownItem[]>> {
  const groups = new Map<string, KnownItem[]>();
  for await (const item of inBreaths(items.values()))
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  return groups;
}
