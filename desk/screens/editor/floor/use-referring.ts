import { useAnswer } from '../../../app/data';
import { referringName } from '../../../app/items/referring-name';
import { useLanguage } from '../../../app/words';
import type { OfItem } from '../../../../api/content/contract/item';
import type { Referring } from '../../../../api/content/contract/publishing';

/** What names the open item or links to it; `namesOf` lists the titles of those that fit, each once. */
export function useReferring({ shelf, id }: OfItem) {
  const language = useLanguage();
  const { data, error } = useAnswer('/items/:shelf/:id/references', { params: { shelf, id } });
  const namesOf = (fits: (one: Referring) => boolean): string => {
    const titles = (data?.items ?? []).filter(fits).map((one) => referringName(language, one));
    return [...new Set(titles)].join(', ');
  };
  return { isKnown: data !== undefined, error, namesOf };
}
