import { useEffect, useState } from 'react';
import { whenIdle } from '../browser/moments/when-idle';
import { whenUsed } from '../browser/moments/when-used';
import { LOCALE_COOKIE } from '../constants';
import { useMessages } from '../i18n/use-messages';
import type { Alternates } from '../routes/alternates';
import type { Notes } from './notes';

interface LateNotesProps {
  path: string;
  alternates: Alternates;
  /** Not of an error. */
  isPage: boolean;
}

/** As far as can be said without the offer's own code (features/language/offered-locale.ts). */
const mayBeOffered = (locale: string): boolean =>
  !navigator.language.startsWith(locale) || document.cookie.includes(`${LOCALE_COOKIE.name}=`);

/** Fetched once the page is used, or when the browser is idle where a language may be offered; when that fails, there are no notes. */
export function LateNotes(props: LateNotesProps) {
  const { locale } = useMessages();
  const [Loaded, setLoaded] = useState<typeof Notes>();
  useEffect(() => {
    const load = () => {
      import('./notes').then(
        (module) => setLoaded(() => module.Notes),
        () => undefined,
      );
    };
    return mayBeOffered(locale) ? whenIdle(load) : whenUsed(load);
  }, [locale]);
  return Loaded ? <Loaded {...props} /> : null;
}
