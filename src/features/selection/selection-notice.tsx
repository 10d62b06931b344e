import { useEffect, useRef } from 'react';
import { Link } from '../../components/links/link';
import { SELECTION_MAX } from '../../components/selection/selected-work';
import { dismissNotice, type SelectionNotice as Notice } from '../../components/selection/selection-store';
import { useSelection } from '../../components/selection/use-selection';
import { useMessages } from '../../i18n/use-messages';
import { routePath } from '../../routes/route-path';

/** ms; longer while it has the pointer or the focus. */
const SAID_MS = 4000;

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
