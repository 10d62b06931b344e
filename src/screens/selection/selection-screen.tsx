import { useTranslation } from 'gatsby-plugin-react-i18next';
import { lazy, Suspense, useEffect, useRef, useState, useMemo, type RefObject } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import { useSelection } from '../../components/selection/use-selection';
import { useLocale } from '../../i18n/use-locale';
import {
  screenStyles,
  titleStyles,
  emptyStyles,
  wordsStyles,
  actionsStyles,
} from './selection-screen.styles';
import { useLayoutEffect } from '../../browser/use-layout-effect';
import { slugList } from '../../contract/forms/slug-list';
import { Link } from '../../components/links/link';
import { allWorksPath } from '../../routes/alternates';
import { routePath } from '../../routes/route-path';
import { dismissNotice, putBack, takeOut, type Selection } from '../../components/selection/selection-store';
import { WorksGrid } from '../../components/works/works-grid';
import { useLoadedWorks, type LoadedWorks } from '../../features/selection/loading/use-loaded-works';
import { addressOf } from '../../features/selection/loading/work-address';
import { FloorOnPaper, FloorLink } from './floor-link';
import { useFloor, type SelectionFloor } from './use-floor';
import { FailedWorks } from './failed-works';
import { GoneWorks } from './gone-works';
import { wallStyles } from './selection-wall.styles';
import { MarkButton } from '../../components/selection/mark-button';
import { includesWork, type SelectedWork } from '../../components/selection/selected-work';
import type { LocaleCode } from '../../i18n/locales';
import type { SelectionWork } from '../../features/selection/loading/work-of-view';
import { WorksEnquiryLink } from '../../features/enquiry/works-enquiry-link';
import { ShareButton } from '../../features/share/share-button';
import { PrintButton } from '../work/print-button';

const loadShared = () => loadChunk(() => import('./shared/shared-selection'));
const SharedSelection = lazy(async () => ({ default: (await loadShared()).SharedSelection }));

// Its download starts together with the page's where it is needed.
if (typeof window !== 'undefined' && slugList(window.location.search))
  void loadShared().catch(() => undefined);

function WithoutScripts() {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <noscript>
      <div sx={emptyStyles}>
        <p>{t('selection.needs-scripts')}</p>
        <p>
          <Link to={allWorksPath(locale)}>{t('home.all-works')}</Link>
        </p>
        <p>
          <Link to={routePath('contact', locale)}>{t('nav.contact')}</Link>
        </p>
      </div>
    </noscript>
  );
}

/** null when the address shares none; undefined at the first render: the HTML is the same for all. */
function useSharedSlugs(search?: string): readonly string[] | null | undefined {
  const [slugs, setSlugs] = useState<readonly string[] | null>();
  // Before the first paint: a shared selection must not begin with the visitor's own.
  useLayoutEffect(() => setSlugs(slugList(search ?? window.location.search) ?? null), [search]);
  return slugs;
}

export function SelectionScreen({ search }: { search?: string }) {
  const { t } = useTranslation();
  const selection = useSelection();
  const shared = useSharedSlugs(search);
  const heading = useRef<HTMLHeadingElement>(null);
  const isKnown = selection !== undefined && shared !== undefined;

  // From a shared selection to one's own no page changes, so the focus is moved here.
  const shownBefore = useRef(shared);
  useEffect(() => {
    if (shownBefore.current !== undefined && shownBefore.current !== shared) heading.current?.focus();
    shownBefore.current = shared;
  }, [shared]);

  const count = shared ? shared.length : (selection?.works.length ?? 0);
  return (
    <div sx={screenStyles}>
      <h1 ref={heading} tabIndex={-1} sx={titleStyles}>
        {t(shared ? 'selection.shared-title' : 'selection.title')}
        {isKnown && count > 0 && <sup> {count}</sup>}
      </h1>
      {!isKnown && <WithoutScripts />}
      {isKnown && shared && (
        <Suspense fallback={null}>
          <SharedSelection slugs={shared} selection={selection} heading={heading} />
        </Suspense>
      )}
      {isKnown && !shared && <OwnSelection selection={selection} heading={heading} />}
    </div>
  );
}

/** Works that are taken out stay on the wall until the page is left, to be put back. */
function useSeenWorks(works: readonly SelectedWork[]): readonly SelectedWork[] {
  const [seen, setSeen] = useState(works);
  const fresh = works.filter((work) => !includesWork(seen, work));
  if (fresh.length === 0) return seen;
  const all = [...seen, ...fresh];
  setSeen(all);
  return all;
}

interface TakeOutMarkProps {
  title: string;
  out: boolean;
  onPress: () => void;
}

function TakeOutMark({ title, out, onPress }: TakeOutMarkProps) {
  const { t } = useTranslation();
  const label = t(out ? 'selection.put-back-named' : 'selection.take-out-named', { title });
  return <MarkButton sign={out ? 'plus' : 'minus'} label={label} onPress={onPress} />;
}

/** `emptied`: there were works a moment ago. */
function EmptySelection({ emptied }: { emptied: boolean }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <div sx={emptyStyles}>
      <p>{t(emptied ? 'selection.emptied' : 'selection.empty')}</p>
      <p>
        <Link to={allWorksPath(locale)}>{t('home.all-works')}</Link>
      </p>
    </div>
  );
}

interface OwnSelectionProps {
  selection: Selection;
  heading: RefObject<HTMLElement | null>;
}

function OwnSelection({ selection: { works, kept }, heading }: OwnSelectionProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  // This page says what the notice says, and is where its link leads.
  useEffect(dismissNotice, []);
  const seen = useSeenWorks(works);
  const addresses = useMemo(() => seen.map((work) => addressOf(work, locale)), [seen, locale]);
  const { outcomeOf, retry } = useLoadedWorks(addresses);
  const own = toOwnWorks(seen, works, outcomeOf, locale);
  const hung = own.filter(({ outcome }) => outcome !== 'gone');
  const chosen = hung.filter(({ out }) => !out);
  const gone = own.filter(({ outcome, out }) => outcome === 'gone' && !out);
  const floor = useFloor(chosen.map(({ card }) => card));
  const failed = chosen.filter(({ outcome }) => outcome === 'failed');

  const byPath = new Map(hung.map((work) => [work.card.path, work]));
  const toggle = ({ out, gathered }: OwnWork) => (out ? putBack([gathered], seen) : takeOut([gathered]));
  const mark = (work: OwnWork | undefined) =>
    work && <TakeOutMark title={work.card.title} out={work.out} onPress={() => toggle(work)} />;

  return (
    <>
      <p role="status" sx={{ variant: 'layout.visuallyHidden' }}>
        {t('selection.count', { count: chosen.length })}
      </p>
      {works.length === 0 && <EmptySelection emptied={hung.length > 0} />}
      {!kept && works.length > 0 && <p sx={wordsStyles}>{t('selection.unkept')}</p>}
      <GoneWorks
        titles={gone.map(({ gathered }) => gathered.title)}
        heading={heading}
        onForget={() => takeOut(gone.map(({ gathered }) => gathered))}
      />
      <FailedWorks count={failed.length} heading={heading} onRetry={retry} />
      {hung.length > 0 && (
        <>
          <SelectionActions
            works={chosen.map(({ card }) => card)}
            floor={floor}
            onClear={works.length > 0 ? () => takeOut(works) : undefined}
            onRestore={() =>
              putBack(
                hung.map(({ gathered }) => gathered),
                seen,
              )
            }
          />
          <FloorOnPaper floor={floor} />
          <div sx={wallStyles}>
            <WorksGrid
              works={hung.map(({ card, out }) => (out ? { ...card, note: t('selection.taken-out') } : card))}
              eager={1}
              control={(card) => mark(byPath.get(card.path))}
            />
          </div>
        </>
      )}
    </>
  );
}

interface OwnWork {
  gathered: SelectedWork;
  /** From the work's own page; until that has come, what was kept when it was gathered. */
  card: SelectionWork;
  /** Taken out since the page was opened. */
  out: boolean;
  outcome: 'coming' | 'found' | 'gone' | 'failed';
}

/** `works`: those in the selection now. */
function toOwnWorks(
  seen: readonly SelectedWork[],
  works: readonly SelectedWork[],
  outcomeOf: LoadedWorks['outcomeOf'],
  locale: LocaleCode,
): OwnWork[] {
  return seen.map((gathered) => {
    const address = addressOf(gathered, locale);
    const outcome = outcomeOf(address);
    const { slug } = address;
    const path = routePath('works-slug', address.locale, { slug });
    return {
      gathered,
      card: outcome?.kind === 'found' ? outcome.work : { ...gathered, path, slug, sold: false },
      out: !includesWork(works, gathered),
      outcome: outcome?.kind ?? 'coming',
    };
  });
}

interface SelectionActionsProps {
  /** Those in the selection that were found. */
  works: readonly SelectionWork[];
  floor: SelectionFloor;
  /** Undefined when there is nothing to take out; the same button then restores. */
  onClear: (() => void) | undefined;
  onRestore: () => void;
}

function SelectionActions({ works, floor, onClear, onRestore }: SelectionActionsProps) {
  const { t } = useTranslation();
  return (
    <div sx={actionsStyles}>
      {works.length > 0 && <WorksEnquiryLink works={works} arrangement={floor.arrangement} />}
      <ul>
        {floor.pieces.some(({ model }) => model) && (
          <li>
            <FloorLink floor={floor} />
          </li>
        )}
        {works.length > 0 && (
          <li>
            <PrintButton />
          </li>
        )}
        <li>
          <button type="button" onClick={onClear ?? onRestore}>
            {t(onClear ? 'selection.clear' : 'selection.restore')}
          </button>
        </li>
        {/* Last: it keeps room for 'link copied' at its right. */}
        {works.length > 0 && (
          <li>
            <ShareButton url={floor.url} title={t('selection.share-title')} />
          </li>
        )}
      </ul>
    </div>
  );
}
