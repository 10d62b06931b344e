import { useEffect } from 'react';
import { useSay } from '../words';

/** Names the browser's tab after what is open in it, as long as it is. @param what empty: the house alone */
export function useTitle(what: string): void {
  const say = useSay();
  const house = `${say('house.one')} ${say('house.other')}`;
  const title = what === '' ? house : `${what} – ${house}`;
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
