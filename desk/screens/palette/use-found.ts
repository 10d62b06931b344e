import { useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { COLLECTIONS } from '../../../src/contract/kinds/kinds';
import { call } from '../../app/line/call';
import { editorOf } from '../../app/items/editor-of';
import { useQuiet } from '../../app/search/use-quiet';
import { textIn } from '../../app/items/title';
import { useLanguage } from '../../app/words';
import type { ItemPage } from '../../contract/items/list';

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

/** What the lists find by the words that are typed, in both languages and without accents; its form is opened. */
export function useFound(typed: string): { found: Found[]; isLooking: boolean; words: string } {
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const words = useQuiet(typed.trim());
  const isAsked = words.length >= SHORTEST;
  const answers = useQueries({
    queries: COLLECTIONS.map((shelf) => {
      const path = `/items/${shelf}?${new URLSearchParams({ q: words }).toString()}`;
      return { queryKey: [path], queryFn: () => call<ItemPage>('GET', path), enabled: isAsked };
    }),
  });
  const found = answers.flatMap(({ data }, index) => {
    const shelf = COLLECTIONS[index] ?? 'works';
    const lines = isAsked ? (data?.lines.slice(0, MOST) ?? []) : [];
    return lines.map(({ id, title, second }) => {
      const { text, lang } = textIn(title, locale);
      return {
        id: `${shelf}/${id}`,
        ...{ lang, title: text || id, second: textIn(second, locale).text },
        open: () => navigate(editorOf(shelf, id)),
      };
    });
  });
  const isLooking = typed.trim() !== words || (isAsked && answers.some(({ isPending }) => isPending));
  return { found, isLooking, words };
}
