import { useCallback, useEffect, useState } from 'react';
import { useMessages } from '../../../i18n/use-messages';
import { loadWork, type WorkAddress, type WorkOutcome } from './load-work';

/** ms; what comes meanwhile is shown together, so that the wall is not hung anew for every picture. */
const ROUND = 500;

const keyOf = ({ slug, locale }: WorkAddress): string => `${locale}/${slug}`;

export interface LoadedWorks {
  /** Undefined while the work is loading. */
  outcomeOf: (address: WorkAddress) => WorkOutcome | undefined;
  retry: () => void;
}

export function useLoadedWorks(addresses: readonly WorkAddress[]): LoadedWorks {
  const { locale } = useMessages();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, WorkOutcome>>(new Map());
  const [attempt, setAttempt] = useState(0);
  // A new list of the same works asks for nothing.
  const list = addresses.map(keyOf).join(' ');

  useEffect(() => {
    const keys = list === '' ? [] : list.split(' ');
    const come = new Map<string, WorkOutcome>();
    let awaited = keys.length;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const show = () => {
      clearTimeout(timer);
      timer = undefined;
      const round = [...come];
      come.clear();
      setOutcomes((known) => new Map([...known, ...round]));
    };
    for (const key of keys) {
      void loadWork(addressIn(key), locale).then((outcome) => {
        if (!wanted) return;
        come.set(key, outcome);
        awaited -= 1;
        if (awaited === 0) show();
        else timer ??= setTimeout(show, ROUND);
      });
    }
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [list, locale, attempt]);

  const outcomeOf = useCallback((address: WorkAddress) => outcomes.get(keyOf(address)), [outcomes]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { outcomeOf, retry };
}

function addressIn(key: string): WorkAddress {
  const [locale, slug] = key.split('/') as [WorkAddress['locale'], string];
  return { locale, slug };
}
