import type { Catalogue } from '../../../api/loading/catalogue';
import type { NewsToSee } from '../../contract/today';
import { newsAdvice } from '../items/findings/days/news-advice';
import { textsOf } from '../items/shelves';

/** Of the home page as it is public. @param place `now` in Unix ms */
export function newsToSee(place: { catalogue: Catalogue; siteUrl: string; now: number }): NewsToSee[] {
  const { news } = place.catalogue.home;
  const found = newsAdvice(place, news);
  return news.flatMap(({ title }, index) => {
    const names = found.filter(({ path }) => path.split('.')[1] === String(index)).map(({ name }) => name);
    return names.length === 0 ? [] : { title: textsOf(title), isOver: names.includes('newsOver') };
  });
}
