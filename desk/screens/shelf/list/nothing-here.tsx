import { Link } from '@tanstack/react-router';
import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { ShelfSearch } from '../../../app/lists/shelf-search';
import { useSay } from '../../../app/words';
import type { News } from '../acts/news';
import { Done } from '../floor/news-text';
import { isFiltered } from '../tools/use-filters';

interface NothingHereProps {
  shelf: Collection;
  search: ShelfSearch;
  news: News | undefined;
}

/** What was done last, first. */
const LAST_CHANGED: ShelfSearch = { sort: 'changed' };

/** In the place of the list: why there is nothing in it, and where what has just left it is. */
export function NothingHere({ shelf, search, news }: NothingHereProps) {
  const say = useSay();
  if (news?.is === 'done' && isFiltered(search))
    return (
      <p sx={{ variant: 'text.muted', pt: 3 }}>
        <Done {...{ shelf, news }} />
        {'. '}
        {say('items.leftList', { count: news.items.length })}{' '}
        <Link to={`/${shelf}`} search={LAST_CHANGED} sx={{ variant: 'links.underlined' }}>
          {say('items.showThem', { count: news.items.length })}
        </Link>
      </p>
    );
  const words = search.q
    ? say(`items.noneFound.${shelf}`, { words: search.q })
    : say(isFiltered(search) ? 'items.noneSo' : `items.none.${shelf}`);
  return <p sx={{ variant: 'text.muted', pt: 3 }}>{words}</p>;
}
