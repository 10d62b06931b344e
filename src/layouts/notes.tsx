import '../i18n/late/notes';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { ThemeUICSSObject } from 'theme-ui';
import { useDelay } from '../browser/following';
import { LanguageOffer } from '../features/language/language-offer';
import { SelectionNotice } from '../features/selection/selection-notice';
import { useMessages } from '../i18n/use-messages';
import type { Alternates } from '../routes/alternates';
import { SIZES } from '../theme/sizes';
import { SPACE } from '../theme/space';
import { FORCED_COLOURS, move, WIDE_WINDOW } from '../theme/tokens';
import { clearOf } from './clear-of';

const styles: ThemeUICSSObject = {
  variant: 'text.cap',
  position: 'fixed',
  left: 'margin',
  bottom: 'windowFoot',
  zIndex: 'notice',
  maxWidth: `min(${SIZES.notice}, 100vw - 2 * ${SPACE.margin} - ${SPACE.besideSearch})`,
  '& > *': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 'controls',
    width: 'fit-content',
    bg: 'surface',
  },
  '& > [data-shown]': { px: 'controls', py: 'bar', borderTop: 'rule', [FORCED_COLOURS]: { border: 'ink' } },
  '& i': { variant: 'text.workName' },
  '& a': { variant: 'links.underlined' },
  '& button': { variant: 'links.plain', minHeight: 'target', color: 'muted', cursor: 'pointer' },
  transition: move('transform', 'veil'),
  // The home page's first words stand there.
  [WIDE_WINDOW]: {
    'body:has(main [data-format=portrait]) &': {
      display: 'grid',
      justifyItems: 'end',
      left: 'auto',
      right: `calc(${SPACE.margin} + ${SPACE.besideSearch})`,
    },
  },
  '@media print': { display: 'none' },
};

/** At the foot of the menu, or of whatever else lies over the page. */
const overPageStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  position: 'sticky',
  bottom: 0,
  zIndex: 'notice',
  flex: 'none',
  order: 1,
  mt: 'auto',
  py: 'bar',
  borderTop: 'rule',
  bg: 'surface',
};

/** What a note must never cover: names and controls. */
const TITLES =
  ':is(main, footer) :is(h1, h2, h3, [data-work] > :last-child, [data-name], a:not(:has(img, span)), button, input)';

function useClearOfTitles(): RefObject<HTMLDivElement> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const move = () => box.current && clearOf(box.current, document.querySelectorAll(TITLES));
    const watch = new ResizeObserver(move);
    if (box.current) watch.observe(box.current);
    // What comes late, a typeface or a picture, moves the titles.
    watch.observe(document.body);
    window.addEventListener('scroll', move, { passive: true });
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', move);
    };
  }, []);
  return box;
}

interface NotesProps {
  path: string;
  alternates: Alternates;
  /** An error is not offered in another language: what was looked for is not there either. */
  isPage: boolean;
}

export function Notes({ path, alternates, isPage }: NotesProps) {
  const { t } = useMessages();
  const delay = useDelay();
  const over = delay === 'held' ? document.querySelector('dialog[open]') : null;
  return (
    <div ref={useClearOfTitles()} sx={styles}>
      {over &&
        createPortal(
          <p role="status" sx={overPageStyles}>
            {t('following.offline')}
          </p>,
          over,
        )}
      <div role="status" data-shown={delay === 'held' ? '' : undefined}>
        {delay === 'held' && t('following.offline')}
        {/* For screen readers; the floor line shows it. */}
        {delay === 'coming' && <span sx={{ variant: 'layout.visuallyHidden' }}>{t('following.coming')}</span>}
      </div>
      {isPage && <LanguageOffer path={path} alternates={alternates} />}
      <SelectionNotice />
    </div>
  );
}
