import { useCallback, useEffect, useState } from 'react';
import type { LocaleCode } from '../../../i18n/locales';
import { useLocale } from '../../../i18n/use-locale';
import type { WorkAddress, WorkOutcome } from './load-work';

/** ms; what comes meanwhile is shown together, so that the wall is not hung anew for every picture. */
const ROUND = 500;

/** Most who come here have gathered nothing yet: the code that asks for works comes with the first of them. */
async function load(key: string, locale: LocaleCode): Promise<WorkOutcome> {
  try {
    const { loadWork } = await import('./load-work');
    return await loadWork(addressIn(key), locale);
  } catch {
    return { kind: 'failed' };
  }
}

const keyOf = ({ slug, locale }: WorkAddress): string => `${locale}/${slug}`;

export interface LoadedWorks {
  /** Undefined while the work is loading. */
  outcomeOf: (address: WorkAddress) => WorkOutcome | undefined;
  retry: () => void;
}

export function useLoadedWorks(addresses: readonly WorkAddress[]): LoadedWorks {
  const locale = useLocale();
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
      void load(key, locale).then((outcome) => {
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
