import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { COLLECTIONS, type Collection } from '../../../src/contract/kinds/kinds';
import { queryClient } from '../../app/data';
import { editorOf } from '../../app/items/editor-of';
import { useQuiet } from '../../app/search/use-quiet';
import { textIn } from '../../app/items/title';
import { useLanguage } from '../../app/words';
import type { ItemPage, ListedItem } from '../../contract/items/list';

/** Characters; fewer are in nearly every title. */
const SHORTEST = 2;
/** Of each shelf: who looks for more goes to its list. */
const MOST = 5;

export interface Found {
  id: string;
  /** Without a language where it is the desk's own. */
  lang: string | undefined;
  title: string;
  second: string;
  open: () => unknown;
}

interface Answer {
  words: string;
  lines: { shelf: Collection; line: ListedItem }[];
}

/** Of a shelf that cannot be asked there is nothing; of the others there is. */
async function ask(words: string): Promise<Answer> {
  const query = new URLSearchParams({ q: words }).toString();
  const answers = await Promise.allSettled(
    COLLECTIONS.map((shelf) => queryClient.fetchQuery<ItemPage>({ queryKey: [`/items/${shelf}?${query}`] })),
  );
  const lines = answers.flatMap((answer, index) =>
    answer.status === 'fulfilled'
      ? answer.value.lines.slice(0, MOST).map((line) => ({ shelf: COLLECTIONS[index]!, line }))
      : [],
  );
  return { words, lines };
}

/**
 * What the lists find by the words that are typed, in both languages and without accents; its form is opened. What was
 * found before stays until the next is there, with the words by which it was.
 */
export function useFound(typed: string): { found: Found[]; isLooking: boolean; words: string } {
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const wanted = useQuiet(typed.trim());
  const isAsked = wanted.length >= SHORTEST;
  const { data, isPending, isPlaceholderData } = useQuery({
    queryKey: ['items found', wanted],
    queryFn: () => ask(wanted),
    enabled: isAsked,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { words, lines } = (isAsked && data) || { words: '', lines: [] };
  const found = lines.map(({ shelf, line: { id, title, second } }) => {
    const { text, lang } = textIn(title, locale);
    return {
      id: `${shelf}/${id}`,
      ...{ lang, title: text || id, second: textIn(second, locale).text },
      open: () => navigate(editorOf(shelf, id)),
    };
  });
  const isLooking = typed.trim() !== wanted || (isAsked && (isPending || isPlaceholderData));
  return { found, isLooking, words };
}
