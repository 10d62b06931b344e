import { useCallback, useEffect, useRef, useState } from 'react';
import type { Collection } from '../../../../src/contract/kinds/kinds';
import { takeAlong } from '../../../app/lists/just-done';
import { NewsText } from '../floor/news-text';
import { wayBackOf, type News } from './news';

const alongOf = (shelf: Collection, news: News) => ({
  said: <NewsText {...{ shelf, news }} />,
  takeBack: wayBackOf(news),
});

/** What was done last: said by the list, and by the desk once one has left it, as long as it can be taken back there. */
export function useNews(shelf: Collection): [News | undefined, (news: News | undefined) => void] {
  const [news, setNews] = useState<News>();
  const isHere = useRef(false);
  const last = useRef<News>();
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      if (wayBackOf(last.current)) takeAlong(alongOf(shelf, last.current!));
    };
  }, [shelf]);
  const tell = useCallback(
    (next: News | undefined) => {
      last.current = next;
      setNews(next);
      // Only the last thing is taken back.
      takeAlong(!isHere.current && next ? alongOf(shelf, next) : undefined);
    },
    [shelf],
  );
  return [news, tell];
}
