import { useEffect, useState } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { useDelay } from '../browser/following';
import { whenIdle } from '../browser/moments/when-idle';
import { whenUsed } from '../browser/moments/when-used';
import { LOCALE_COOKIE } from '../constants';
import type { LocaleCode } from '../i18n/locales';
import { useMessages } from '../i18n/use-messages';
import type { Alternates } from '../routes/alternates';
import type { Notes } from './notes';

const offlineStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  position: 'fixed',
  left: 'margin',
  bottom: 'windowFoot',
  zIndex: 'notice',
  px: 'controls',
  py: 'bar',
  bg: 'surface',
};

interface LateNotesProps {
  path: string;
  alternates: Alternates;
  /** Not of an error. */
  isPage: boolean;
}

/**
 * Fetched once the page is used, or at once when idle where another language may be offered. Whoever is offline before they have
 * come still reads why the next page does not.
 */
export function LateNotes(props: LateNotesProps) {
  const { t, locale } = useMessages();
  const isHeld = useDelay() === 'held';
  const [Loaded, setLoaded] = useState<typeof Notes>();
  useEffect(() => {
    const load = () =>
      void import('./notes').then(
        (module) => setLoaded(() => module.Notes),
        () => undefined,
      );
    return wantsOther(locale) ? whenIdle(load) : whenUsed(load);
  }, [locale]);
  if (Loaded) return <Loaded {...props} />;
  return (
    <div role="status" sx={isHeld ? offlineStyles : undefined}>
      {isHeld && t('following.offline')}
    </div>
  );
}

/** By what was chosen here, else by the browser's first language; whether there is an offer, the notes know. */
function wantsOther(locale: LocaleCode): boolean {
  const { name } = LOCALE_COOKIE;
  const wanted = document.cookie.includes(`${name}=`)
    ? document.cookie.includes(`${name}=${locale}`)
    : window.navigator.language.startsWith(locale);
  return !wanted;
}
