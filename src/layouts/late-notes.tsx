import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ThemeUICSSObject } from 'theme-ui';
import { useDelay } from '../browser/following';
import { whenIdle } from '../browser/moments/when-idle';
import { whenUsed } from '../browser/moments/when-used';
import { LOCALE_COOKIE } from '../constants';
import type { LocaleCode } from '../i18n/locales';
import { useMessages } from '../i18n/use-messages';
import type { Alternates } from '../routes/alternates';
import { SIZES } from '../theme/sizes';
import { SPACE } from '../theme/space';
import type { Notes } from './notes';

const offlineStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  position: 'fixed',
  left: 'margin',
  bottom: 'windowFoot',
  zIndex: 'notice',
  maxWidth: `min(${SIZES.notice}, 100vw - 2 * ${SPACE.margin} - ${SPACE.besideSearch})`,
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
    const left = new AbortController();
    const load = () =>
      void import('./notes').then(
        (module) => setLoaded(() => module.Notes),
        () => window.addEventListener('online', load, { once: true, signal: left.signal }),
      );
    const cancel = wantsOther(locale) ? whenIdle(load) : whenUsed(load);
    return () => {
      cancel();
      left.abort();
    };
  }, [locale]);
  if (Loaded) return <Loaded {...props} />;
  const over = isHeld ? document.querySelector('dialog[open]') : null;
  const note = (
    <div role="status" sx={isHeld ? offlineStyles : undefined}>
      {isHeld && t('following.offline')}
    </div>
  );
  return over ? createPortal(note, over) : note;
}

/** By what was chosen here, else by the browser's first language; whether there is an offer, the notes know. */
function wantsOther(locale: LocaleCode): boolean {
  const { name } = LOCALE_COOKIE;
  const wanted = document.cookie.includes(`${name}=`)
    ? document.cookie.includes(`${name}=${locale}`)
    : window.navigator.language.startsWith(locale);
  return !wanted;
}
