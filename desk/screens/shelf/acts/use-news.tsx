import { useCallback, useEffect, useRef, useState } from 'react';
import type { Collection } from '../../../../src/contract/kinds/kinds';
import { useMe } from '../../../app/data';
import { REACHABLE_MS, takeAlong } from '../../../app/lists/just-done';
import { NewsText } from '../floor/news-text';
import { keepNews, keptNews, type KeptNews } from './kept-news';
import { wayBackOf, type News } from './news';

const alongOf = (shelf: Collection, news: News) => ({
  said: <NewsText {...{ shelf, news }} />,
  takeBack: wayBackOf(news),
});

/**
 * What was done last: said by the list, and by the desk once one has left it, as long as it can be taken back there; again by
 * the list where the page was loaded anew, or one has come back meanwhile.
 *
 * @param wayBack of what was done before the page was loaded
 */
export function useNews(
  shelf: Collection,
  wayBack: (kept: KeptNews) => () => void,
): [News | undefined, (news: News | undefined) => void] {
  const { id: person } = useMe();
  const [news, setNews] = useState<News>();
  const isHere = useRef(false);
  const last = useRef<News>();
  const tell = useCallback(
    (next: News | undefined) => {
      last.current = next;
      setNews(next);
      keepNews(person, shelf, next);
      // Only the last thing is taken back.
      takeAlong(!isHere.current && next ? alongOf(shelf, next) : undefined);
    },
    [person, shelf],
  );
  const revive = useRef(wayBack);
  useEffect(() => void (revive.current = wayBack));
  useEffect(() => {
    isHere.current = true;
    const kept = keptNews(person, shelf);
    if (kept) tell({ ...kept, takeBack: revive.current(kept) });
    return () => {
      isHere.current = false;
      if (!wayBackOf(last.current)) return;
      keepNews(person, shelf, last.current, REACHABLE_MS);
      takeAlong(alongOf(shelf, last.current!));
    };
  }, [person, shelf, tell]);
  return [news, tell];
}
