import { useEffect, useMemo, type RefObject, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { dismissNotice, putBack, takeOut, type Selection } from '../../components/selection/selection-store';
import { WorksGrid } from '../../components/works/works-grid';
import { useLoadedWorks } from '../../features/selection/loading/use-loaded-works';
import { addressOf } from '../../features/selection/loading/work-address';
import { useLocale } from '../../i18n/use-locale';
import { FloorOnPaper } from './floor-link';
import { useFloor } from './use-floor';
import { FailedWorks } from './failed-works';
import { GoneWorks } from './gone-works';
import { SelectionActions } from './selection-actions';
import { wordsStyles, emptyStyles } from './selection-screen.styles';
import { wallStyles } from './selection-wall.styles';
import { toOwnWorks, type OwnWork } from './own-works';
import { Link } from '../../components/links/link';
import { allWorksPath } from '../../routes/alternates';
import { MarkButton } from '../../components/selection/mark-button';
import { includesWork, type SelectedWork } from '../../components/selection/selected-work';

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

export function OwnSelection({ selection: { works, kept }, heading }: OwnSelectionProps) {
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
