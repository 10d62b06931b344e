import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { COLLECTIONS } from '../../../src/contract/kinds/kinds';
import { editorOf } from '../../app/items/editor-of';
import { linesFound } from '../../app/search/lines-found';
import { useQuiet } from '../../app/search/use-quiet';
import { textIn } from '../../app/items/title';
import { useLanguage } from '../../app/words';

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
    queryFn: async () => ({ words: wanted, lines: await linesFound(COLLECTIONS, wanted, MOST) }),
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
