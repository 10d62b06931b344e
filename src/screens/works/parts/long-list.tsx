import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Spinner } from '../../../components/form/spinner';
import { useLasting } from '../../../components/form/use-lasting';
import { Link } from '../../../components/links/link';
import { isPlainClick } from '../../../browser/plain-click';
import { FROM_GRID } from '../../../components/works/grid-visit';
import { WorksGrid } from '../../../components/works/works-grid';
import { useMoreWorks } from './use-more-works';
import type { WorksPagingView } from './works-paging-view';
import type { WorksView } from '../works-view';
import type { ThemeUICSSObject } from 'theme-ui';

const previousStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  mb: 5,
  '& a': { variant: 'links.underlined' },
};

/** The spinner takes no room, so that nothing moves. */
const moreStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 4,
  rowGap: 1,
  fontVariantNumeric: 'tabular-nums',
  '& > [role=status]': { position: 'relative', color: 'muted' },
  '& > [role=status] > span': { position: 'absolute', left: '100%', top: 0, ml: 3 },
  '& a': { variant: 'links.underlined' },
  '@media print': { '& a': { display: 'none' } },
};

const failedStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  maxWidth: '62ch',
  pb: 2,
  textWrap: 'pretty',
};

interface LongListProps {
  view: WorksView;
  paging: WorksPagingView;
}

/** Without scripts the link leads to the next part. */
export function LongList({ view, paging }: LongListProps) {
  const { t } = useTranslation();
  const { works, next, last, state, addNext } = useMoreWorks(view);
  const isWaiting = useLasting(state === 'busy');
  const wall = useRef<HTMLDivElement>(null);
  const firstAdded = useRef<number>(undefined);

  // Keyboard users go on where the added works begin.
  useEffect(() => {
    if (firstAdded.current === undefined) return;
    const added = wall.current?.querySelectorAll('li')[firstAdded.current];
    firstAdded.current = undefined;
    added?.querySelector('a')?.focus({ preventScroll: true });
  }, [works.length]);

  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    firstAdded.current = works.length;
    void addNext();
  };
  return (
    <div ref={wall}>
      {paging.previous && (
        <p sx={previousStyles}>
          <Link to={paging.previous} rel="prev">
            {t('works.previous')}
          </Link>
        </p>
      )}
      <WorksGrid works={works} eager={1} state={FROM_GRID} next={next} />
      <div role="alert">{state === 'failed' && <p sx={failedStyles}>{t('works.failed')}</p>}</div>
      <p sx={moreStyles}>
        {next && (
          <Link to={next} rel="next" aria-busy={state === 'busy'} onClick={onClick}>
            {t(state === 'failed' ? 'works.retry' : 'works.more')}
          </Link>
        )}
        <span role="status">
          {t('works.place', { first: paging.first, last, total: paging.total })}
          {isWaiting && <Spinner label={t('works.loading')} />}
        </span>
      </p>
    </div>
  );
}
