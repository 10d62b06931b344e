import { distance } from 'fastest-levenshtein';
import { inBreaths } from '../../../lanes/in-breaths';
import { nameKey } from '../../contract/name-key';
import { wordsOf } from '../cells/plain';

interface Named {
  id: string;
  name: string;
}

/** Letters that may be mistyped in a name of some length. */
const MISTYPED = 2;
const LONG_ENOUGH = 6;
/** Characters; what a cell says beyond is no name, and compared with all names it would take the server's time. */
const NAME = 200;

const wordsIn = (name: string): string[] => wordsOf(name).split(' ').filter(Boolean);

/** By their names, without accents, case and order of words. */
export interface KnownNames {
  find(name: string): string | undefined;
  /** Who could be meant: by initials, a part of the name, or a mistyped letter or two. */
  suggest(name: string): Named | null;
  has(id: string): boolean;
  nameOf(id: string): string;
}

/** @param all one may have several names, the first of which is shown */
export async function knownNames(all: readonly Named[]): Promise<KnownNames> {
  const byKey = new Map<string, Named[]>();
  const byId = new Map([...all].reverse().map((one) => [one.id, one.name]));
  // Once for all who are asked about: a list may have thousands of names.
  const read: { one: Named; words: string[]; key: string }[] = [];
  for await (const one of inBreaths(all)) {
    const key = nameKey(one.name);
    read.push({ one, words: wordsIn(one.name), key });
    const others = byKey.get(key) ?? [];
    if (!others.some(({ id }) => id === one.id)) byKey.set(key, [...others, one]);
  }
  // A list has the same few names in row after row.
  const asked = new Map<string, string | undefined>();
  return {
    find(name) {
      if (asked.has(name)) return asked.get(name);
      const [found, ...others] = byKey.get(nameKey(name)) ?? [];
      // Of two of one name, nobody but the person knows which is meant.
      const id = others.length > 0 ? undefined : found?.id;
      asked.set(name, id);
      return id;
    },
    suggest(name) {
      const same = byKey.get(nameKey(name));
      if (same) return same[0] ?? null;
      if (name.length > NAME) return null;
      const words = wordsIn(name);
      const likely = read.filter((known) => areInitials(words, known.words));
      if (likely.length > 0) return likely.length === 1 ? (likely[0]?.one ?? null) : null;
      const key = nameKey(name);
      if (key.length < LONG_ENOUGH) return null;
      let near: { one: Named; far: number } | undefined;
      for (const known of read) {
        if (Math.abs(known.key.length - key.length) > MISTYPED) continue;
        const far = distance(key, known.key);
        if (far <= MISTYPED && far < (near?.far ?? Infinity)) near = { one: known.one, far };
      }
      return near?.one ?? null;
    },
    has: (id) => byId.has(id),
    nameOf: (id) => byId.get(id) ?? id,
  };
}

/** 'L. Tessandier' of 'Lucien Tessandier'; one word of several letters at least is whole. */
function areInitials(words: readonly string[], whole: readonly string[]): boolean {
  const left = [...whole];
  const take = (word: string): boolean => {
    const at = left.findIndex((one) => one === word || (word.length === 1 && one.startsWith(word)));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const isNamed = words.some((word) => word.length > 1 && whole.includes(word));
  return isNamed && [...words].sort((one, other) => other.length - one.length).every(take);
}
