import { useAnswer } from '../../../app/data';
import { textIn } from '../../../app/items/title';
import { useLanguage } from '../../../app/words';
import type { OfItem } from '../../../contract/items/item';
import type { Referring } from '../../../contract/items/publishing';

/** What names the open item or links to it; `namesOf` lists the titles of those that fit, each once. */
export function useReferring({ shelf, id }: OfItem) {
  const { locale } = useLanguage();
  const { data, error } = useAnswer<{ items: Referring[] }>(`/items/${shelf}/${id}/references`);
  const namesOf = (fits: (one: Referring) => boolean): string => {
    const titles = (data?.items ?? [])
      .filter(fits)
      .map(({ title, id: named }) => textIn(title, locale).text || named);
    return [...new Set(titles)].join(', ');
  };
  return { isKnown: data !== undefined, error, namesOf };
}
