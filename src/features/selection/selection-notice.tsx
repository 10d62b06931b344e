import { useEffect, useRef } from 'react';
import { Link } from '../../components/links/link';
import { SELECTION_MAX } from '../../components/selection/selected-work';
import { dismissNotice, type SelectionNotice as Notice } from '../../components/selection/selection-store';
import { useSelection } from '../../components/selection/use-selection';
import { useMessages } from '../../i18n/use-messages';
import { routePath } from '../../routes/route-path';
import type { ThemeUICSSObject } from 'theme-ui';
import { SIZES } from '../../theme/sizes';
import { SPACE } from '../../theme/space';
import { FORCED_COLOURS } from '../../theme/tokens';

/** At the foot of the window, beside the round button of the search; empty, it takes no room. */
const noticeStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  position: 'fixed',
  left: 'margin',
  bottom: 'windowFoot',
  zIndex: 'notice',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 'controls',
  maxWidth: `min(${SIZES.notice}, 100vw - 2 * ${SPACE.margin} - ${SPACE.besideSearch})`,
  bg: 'surface',
  '&[data-shown]': { px: 'controls', py: 'bar', borderTop: 'rule', [FORCED_COLOURS]: { border: 'ink' } },
  '& i': { variant: 'text.workName' },
  '& a': { variant: 'links.underlined' },
  '@media print': { display: 'none' },
};

/** ms for which it is said; longer as long as somebody points at it, or has the focus in it. */
const SAID_MS = 8000;

/** Says that works have come into the selection, or why not, and leads to it. */
export function SelectionNotice() {
  const { t, locale } = useMessages();
  const selection = useSelection();
  const notice = selection?.notice;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) dismissNotice();
    }, SAID_MS);
    return () => clearInterval(timer);
  }, [notice]);

  return (
    <div
      ref={box}
      sx={noticeStyles}
      data-shown={notice ? '' : undefined}
      role={notice && 'region'}
      aria-label={notice && t('selection.title')}
    >
      <div role="status">
        {notice && <Sentences notice={notice} />}
        {notice && !selection.kept && <p>{t('selection.unkept')}</p>}
      </div>
      {notice && (
        <Link to={routePath('selection', locale)} onClick={dismissNotice}>
          {t('selection.see')}
        </Link>
      )}
    </div>
  );
}

function Sentences({ notice: { added, left } }: { notice: Notice }) {
  const { t } = useMessages();
  const [first] = added;
  if (!first) return <p>{t('selection.full', { max: SELECTION_MAX })}</p>;
  return (
    <>
      <p>
        {added.length === 1 ? (
          <>
            {t('selection.added')} <i>{first.title}</i>
          </>
        ) : (
          t('selection.added-count', { count: added.length })
        )}
      </p>
      {left > 0 && <p>{t('selection.no-room', { count: left, max: SELECTION_MAX })}</p>}
    </>
  );
}
