import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ThemeUICSSObject } from 'theme-ui';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useDelay } from '../browser/following';
import { whenIdle } from '../browser/moments/when-idle';
import { whenUsed } from '../browser/moments/when-used';
import { chosenLocale } from '../features/language/locale-cookie';
import { SelectionNotice } from '../features/selection/selection-notice';
import type { LocaleCode } from '../i18n/locales';
import { useLocale } from '../i18n/use-locale';
import type { Alternates } from '../routes/alternates';
import { SIZES } from '../theme/sizes';
import { SPACE } from '../theme/space';
import type { NOTES } from './notes';

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

/** An element that has no styles is another one than the same with some. */
const NOTHING: ThemeUICSSObject = {};

interface LateNotesProps {
  path: string;
  alternates: Alternates;
  /** Not of an error. */
  isPage: boolean;
}

/**
 * The places where notes are announced, in each page from the first: one that came with its words need not be read out (WCAG
 * 4.1.3). What fills them comes late. Whoever is offline before that still reads why the next page does not come.
 */
export function LateNotes({ path, alternates, isPage }: LateNotesProps) {
  const { t } = useTranslation();
  const delay = useDelay();
  const isHeld = delay === 'held';
  const notes = useNotes();
  const box = useRef<HTMLDivElement>(null);
  const over = isHeld && document.querySelector('dialog[open]');
  return (
    <div ref={box} sx={notes?.styles.frame ?? (isHeld ? offlineStyles : NOTHING)}>
      {/* The page behind it is silent, and nothing stands there before. */}
      {over &&
        createPortal(
          <p role="alert" sx={notes?.styles.overPage ?? offlineStyles}>
            {t('following.offline')}
          </p>,
          over,
        )}
      <div role="status" data-shown={isHeld ? '' : undefined}>
        {isHeld && t('following.offline')}
        {delay === 'coming' && notes && <notes.Coming />}
      </div>
      {notes && <notes.Offer {...{ box, path, alternates, isPage }} />}
      <SelectionNotice parts={notes} />
    </div>
  );
}

/** Fetched once the page is used, or at once when idle where another language may be offered. */
function useNotes(): typeof NOTES | undefined {
  const locale = useLocale();
  const [notes, setNotes] = useState<typeof NOTES>();
  useEffect(() => {
    const left = new AbortController();
    const load = () =>
      void import('./notes').then(
        (module) => setNotes(module.NOTES),
        () => window.addEventListener('online', load, { once: true, signal: left.signal }),
      );
    const cancel = wantsOther(locale) ? whenIdle(load) : whenUsed(load);
    return () => {
      cancel();
      left.abort();
    };
  }, [locale]);
  return notes;
}

/** By what was chosen here, else by the browser's first language; whether there is an offer, the notes know. */
function wantsOther(locale: LocaleCode): boolean {
  const wanted = chosenLocale() ?? window.navigator.language;
  return !wanted.startsWith(locale);
}
