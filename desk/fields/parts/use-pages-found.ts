import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { COLLECTIONS } from '../../../src/contract/kinds/kinds';
import { call } from '../../app/line/call';
import { textIn } from '../../app/items/title';
import { useLanguage, type Saying } from '../../app/words';
import type { Shelf } from '../../contract/items/item';
import type { ItemPage, ListedItem } from '../../contract/items/list';

/** Shelves whose items have pages, in the order in which they are found, with what each is called. */
const SHELVES = {
  ...{ creators: 'nav.creators', works: 'nav.works', events: 'nav.events', press: 'nav.press' },
  ...{ pages: 'nav.pages', types: 'pages.types' },
} as const satisfies Record<(typeof COLLECTIONS)[number] | 'pages' | 'types', Saying>;
const NAMES = Object.keys(SHELVES) as (keyof typeof SHELVES)[];

/** Of each shelf: who wants more types another letter. */
const MOST = 8;
/** ms without typing after which it is looked. */
const QUIET_MS = 150;

export interface FoundPage {
  /** Of all kinds. */
  key: string;
  shelf: Shelf;
  id: string;
  title: string;
  lang?: string | undefined;
  /** Its creator or date, and what kind it is. */
  second: string;
  picture: ListedItem['picture'];
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What is called so comes before what only has to do with it. */
function rankOf(title: string, words: string): number {
  const [text, typed] = [folded(title), folded(words)];
  if (text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(typed)) || text.startsWith(typed))
    return 0;
  return text.includes(typed) ? 1 : 2;
}

/** Pages of the gallery of every kind that are found by some words, the likeliest first. */
export function usePagesFound(typed: string): { found: FoundPage[]; isLooking: boolean } {
  const { say, locale } = useLanguage();
  const words = useQuiet(typed.trim());
  const answers = useQueries({
    queries: NAMES.map((shelf) => {
      const path = `/items/${shelf}?${new URLSearchParams({ q: words }).toString()}`;
      return { queryKey: [path], queryFn: () => call<ItemPage>('GET', path), enabled: words !== '' };
    }),
  });
  const all = NAMES.flatMap((shelf, index) => {
    const lines =
      words === '' || typed.trim() === '' ? [] : (answers[index]?.data?.lines.slice(0, MOST) ?? []);
    return lines.map(({ id, title, second, picture }): FoundPage => {
      const { text, lang } = textIn(title, locale);
      const about = [textIn(second, locale).text, say(SHELVES[shelf])].filter(Boolean).join(', ');
      return { key: `${shelf}/${id}`, shelf, id, title: text || id, lang, second: about, picture };
    });
  });
  const isLooking = typed.trim() !== words || (words !== '' && answers.some(({ isPending }) => isPending));
  return {
    found: all
      .map((one) => ({ one, rank: rankOf(one.title, words) }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ one }) => one),
    isLooking,
  };
}

function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}
