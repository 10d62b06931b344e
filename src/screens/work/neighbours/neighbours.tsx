import { useTranslation } from 'gatsby-plugin-react-i18next';
import '../../../i18n/lazy/of-work';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { loadPageView } from '../../../browser/page-data/load-page-view';
import { Link } from '../../../components/links/link';
import { stepsFromGrid } from '../../../components/works/grid-visit';
import { trailText, writeTrail, type Trail } from '../../../components/works/trail';

/** The fields of a list's page data that a trail needs. */
interface ListPart {
  works?: Trail['works'];
  paging?: { next?: string };
}

const styles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'flex',
  gap: 'links',
  mt: '-touch',
  '& a': { py: 'touch', borderBottom: 'unseen', '&:hover': { color: 'accent' } },
  '@media print': { display: 'none' },
};

/** px that a finger goes across before it means the next work. */
const SWIPE = 60;

export function Neighbours({ path }: { path: string }) {
  const { t } = useTranslation();
  const nav = useRef<HTMLElement>(null);
  const { previous, next } = useNeighbours(path);
  // Each is one more history entry away from the grid.
  const [state] = useState(() => {
    const steps = stepsFromGrid();
    return steps > 0 ? { fromGrid: steps + 1 } : undefined;
  });
  useArrowKeys(nav);
  useSwipe(nav);
  if (!previous && !next) return null;
  return (
    <nav ref={nav} aria-label={t('work.neighbours')} sx={styles}>
      {previous && (
        <Link to={previous.path} rel="prev" state={state}>
          {t('viewer.previous')}
          <span sx={{ variant: 'layout.visuallyHidden' }}>{`${t('site.colon')}${previous.title}`}</span>
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next" state={state}>
          {t('viewer.next')}
          <span sx={{ variant: 'layout.visuallyHidden' }}>{`${t('site.colon')}${next.title}`}</span>
        </Link>
      )}
    </nav>
  );
}

/** At its end, the trail loads the next part of the list. */
function useNeighbours(path: string) {
  const [trail, setTrail] = useState(readTrail);
  const at = trail.works.findIndex((work) => work.path === path);
  const isLast = at >= 0 && at === trail.works.length - 1;
  useEffect(() => {
    if (!isLast || !trail.next) return;
    void loadPageView(trail.next).then((view) => {
      const { works = [], paging } = (view ?? {}) as ListPart;
      const more = works.map((work) => ({ path: work.path, title: work.title }));
      if (more.length === 0) return;
      const longer = { works: [...trail.works, ...more], ...(paging?.next && { next: paging.next }) };
      writeTrail(longer);
      setTrail(longer);
    });
  }, [isLast, trail]);
  return {
    previous: at > 0 ? trail.works[at - 1] : undefined,
    next: at < 0 ? undefined : trail.works[at + 1],
  };
}

function readTrail(): Trail {
  try {
    return JSON.parse(trailText() ?? '') as Trail;
  } catch {
    return { works: [] };
  }
}

const linkOf = (nav: RefObject<HTMLElement>, rel: 'prev' | 'next') =>
  nav.current?.querySelector<HTMLElement>(`a[rel=${rel}]`);

/** Only while the focus is in the label; fields and dialogs keep their arrows. */
function useArrowKeys(nav: RefObject<HTMLElement>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const rel = ({ ArrowLeft: 'prev', ArrowRight: 'next' } as const)[event.key];
      const target = event.target as Element;
      const isOthers = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!rel || isOthers || target.closest('dialog, input, textarea, select')) return;
      if (!nav.current?.closest('[data-label]')?.contains(target)) return;
      const link = linkOf(nav, rel);
      if (!link) return;
      event.preventDefault();
      link.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [nav]);
}

/** Past the last picture to the next work, before the first to the previous one. */
function useSwipe(nav: RefObject<HTMLElement>): void {
  useEffect(() => {
    let start: { x: number; y: number; isFirst: boolean; isLast: boolean } | undefined;
    const onStart = ({ touches: [touch, second], target }: TouchEvent) => {
      const strip = (target as Element).closest?.<HTMLElement>('[data-strip]');
      start = undefined;
      if (!strip || !touch || second) return;
      const { scrollLeft, clientWidth, scrollWidth } = strip;
      const isLast = scrollLeft + clientWidth >= scrollWidth - 2;
      start = { x: touch.clientX, y: touch.clientY, isFirst: scrollLeft <= 2, isLast };
    };
    const onEnd = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!start || !touch) return;
      const across = touch.clientX - start.x;
      const isSwipe = Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(touch.clientY - start.y);
      if (isSwipe && across < 0 && start.isLast) linkOf(nav, 'next')?.click();
      if (isSwipe && across > 0 && start.isFirst) linkOf(nav, 'prev')?.click();
    };
    document.addEventListener('touchstart', onStart, { passive: true });
    document.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      document.removeEventListener('touchstart', onStart);
      document.removeEventListener('touchend', onEnd);
    };
  }, [nav]);
}
