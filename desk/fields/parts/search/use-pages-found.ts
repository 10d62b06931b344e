import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { COLLECTIONS } from '../../../../src/contract/kinds/kinds';
import { fold } from '../../../../src/contract/text/fold';
import { linesFound } from '../../../app/search/lines-found';
import { useQuiet } from '../../../app/search/use-quiet';
import { textIn } from '../../../app/items/title';
import { useLanguage, type Saying } from '../../../app/words';
import type { Shelf } from '../../../../api/content/contract/item';
import type { ListedItem } from '../../../../api/content/contract/list';

/** Shelves whose items have pages, in the order in which they are found, with what each is called. */
const SHELVES = {
  ...{ creators: 'nav.creators', works: 'nav.works', events: 'nav.events', press: 'nav.press' },
  ...{ pages: 'nav.pages', types: 'pages.types' },
} as const satisfies Record<(typeof COLLECTIONS)[number] | 'pages' | 'types', Saying>;
const NAMES = Object.keys(SHELVES) as (keyof typeof SHELVES)[];

/** Of each shelf: who wants more types another letter. */
const MOST = 8;

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

/** What is called so comes before what only has to do with it. */
function rankOf(title: string, words: string): number {
  const [text, typed] = [fold(title), fold(words)];
  if (text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(typed)) || text.startsWith(typed))
    return 0;
  return text.includes(typed) ? 1 : 2;
}

/**
 * Pages of the gallery of every kind that are found by some words, the likeliest first. Those found before stay until all of the
 * next are there: a line that goes away while somebody types is not there for whoever is about to press it.
 */
export function usePagesFound(typed: string): { found: FoundPage[]; isLooking: boolean } {
  const { say, locale } = useLanguage();
  const wanted = typed.trim();
  const words = useQuiet(wanted);
  const {
    data = [],
    isPending,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['pages found', words],
    queryFn: async () => ({ words, lines: await linesFound(NAMES, words, MOST) }),
    ...(words === '' && { initialData: { words, lines: [] } }),
    enabled: words !== '',
    staleTime: 0,
    placeholderData: keepPreviousData,
    select: ({ words: asked, lines }) =>
      lines
        .map(({ shelf, line: { id, title, second, picture } }): FoundPage => {
          const { text, lang } = textIn(title, locale);
          const about = [textIn(second, locale).text, say(SHELVES[shelf])].filter(Boolean).join(', ');
          return { key: `${shelf}/${id}`, shelf, id, title: text || id, lang, second: about, picture };
        })
        .map((one) => ({ one, rank: rankOf(one.title, asked) }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ one }) => one),
  });
  return {
    found: wanted === '' ? [] : data,
    isLooking: wanted !== words || (words !== '' && (isPending || isPlaceholderData)),
  };
}
