import { useEffect, useRef, type MouseEvent, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Spinner } from '../../../components/form/spinner';
import { useLasting } from '../../../components/form/use-lasting';
import { Link } from '../../../components/links/link';
import { isPlainClick } from '../../../browser/plain-click';
import { FROM_GRID } from '../../../components/works/grid-visit';
import { WorksGrid } from '../../../components/works/works-grid';
import type { WorksPagingView } from './works-paging-view';
import type { WorksView } from '../works-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { flushSync } from 'react-dom';
import { loadedPageView, loadPageView } from '../../../browser/page-data/load-page-view';
import { useLayoutEffect } from '../../../browser/use-layout-effect';
import { placeOf } from '../../../browser/entries';

const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** @returns scrolls to where the page was left, unless the visitor has done something meanwhile */
function placeToReturnTo(): () => void {
  const place = placeOf();
  let isFree = true;
  const act = () => {
    isFree = false;
  };
  for (const type of ACTS) window.addEventListener(type, act, { once: true, passive: true });
  return () => {
    for (const type of ACTS) window.removeEventListener(type, act);
    if (isFree && place !== undefined) window.scrollTo({ top: place, behavior: 'instant' });
  };
}

/** The history state of a long list. */
interface PartsEntry {
  partsAdded?: number;
}

const partsAdded = (): number => (window.history.state as PartsEntry | null)?.partsAdded ?? 0;

const keepPartsAdded = (count: number): void =>
  window.history.replaceState({ ...window.history.state, partsAdded: count }, '');

type State = 'idle' | 'busy' | 'failed';

interface MoreWorks {
  /** The page's own, and those of the parts that were added. */
  works: WorksView['works'];
  /** Path of the next part; undefined at the end of the list. */
  next: string | undefined;
  /** Place of the last work that is shown. */
  last: number;
  state: State;
  addNext: () => Promise<void>;
}

/** Added parts are there again after Back and after a reload. */
function useMoreWorks(view: WorksView): MoreWorks {
  const [parts, setParts] = useState<readonly WorksView[]>([view]);
  const [state, setState] = useState<State>('idle');
  const { paging } = parts.at(-1) ?? view;

  // Before the first paint, and before the page scrolls to where one comes back to.
  useLayoutEffect(() => {
    const known = partsAtHand(view, partsAdded());
    if (known.length > 1) setParts(known);
  }, [view]);

  // What is no longer in memory is fetched again.
  useEffect(() => {
    const added = partsAdded();
    const known = partsAtHand(view, added);
    if (known.length > added) return undefined;
    const goBack = placeToReturnTo();
    let wanted = true;
    setState('busy');
    void partsAgain(known, added).then((all) => {
      if (!wanted) return;
      flushSync(() => {
        setParts(all);
        setState(all.length <= added && all.at(-1)?.paging?.next ? 'failed' : 'idle');
      });
      goBack();
    });
    return () => {
      wanted = false;
    };
  }, [view]);

  const addNext = async (): Promise<void> => {
    if (!paging?.next || state === 'busy') return;
    setState('busy');
    const part = await loadPart(paging.next);
    setState(part ? 'idle' : 'failed');
    if (!part) return;
    setParts([...parts, part]);
    keepPartsAdded(parts.length);
  };
  return {
    works: parts.flatMap(({ works }) => works),
    next: paging?.next,
    last: paging?.last ?? view.works.length,
    state,
    addNext,
  };
}

/** Undefined when it can't be fetched, or is no part any more. */
async function loadPart(path: string): Promise<WorksView | undefined> {
  const part = (await loadPageView(path)) as WorksView | undefined;
  return part?.paging && part;
}

/** The parts that were added before, as far as they are in memory. */
function partsAtHand(view: WorksView, added: number): WorksView[] {
  const parts = [view];
  for (let next = view.paging?.next; next && parts.length <= added; next = parts.at(-1)?.paging?.next) {
    const part = loadedPageView(next) as WorksView | undefined;
    if (!part) break;
    parts.push(part);
  }
  return parts;
}

/** Fetches those that are missing; as many as can be fetched. */
async function partsAgain(known: readonly WorksView[], added: number): Promise<WorksView[]> {
  const parts = [...known];
  for (
    let next = parts.at(-1)?.paging?.next;
    next && parts.length <= added;
    next = parts.at(-1)?.paging?.next
  ) {
    const part = await loadPart(next);
    if (!part) break;
    parts.push(part);
  }
  return parts;
}

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
