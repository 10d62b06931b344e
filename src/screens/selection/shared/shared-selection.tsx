import { useMemo, type RefObject } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../../components/links/link';
import { includesWork } from '../../../components/selection/selected-work';
import { SelectionMark } from '../../../components/selection/selection-mark';
import { addToSelection, type Selection } from '../../../components/selection/selection-store';
import { WorksGrid } from '../../../components/works/works-grid';
import { WorksEnquiryLink } from '../../../features/enquiry/works-enquiry-link';
import { useTranslatedSearch } from '../../../features/language/translated-search';
import { useLoadedWorks, type LoadedWorks } from '../../../features/selection/loading/use-loaded-works';
import { LOCALE_CODES, type LocaleCode } from '../../../i18n/locales';
import { useLocale } from '../../../i18n/use-locale';
import { routePath } from '../../../routes/route-path';
import { PrintButton } from '../../work/print-button';
import { FloorLink, FloorOnPaper } from '../floor-link';
import { searchOf, useFloor } from '../use-floor';
import { FailedWorks } from '../failed-works';
import { GoneWorks } from '../gone-works';
import { actionsStyles, wordsStyles } from '../selection-screen.styles';
import { sharedWallStyles } from '../selection-wall.styles';
import type { Arrangement } from '../../../contract/forms/arrangement';
import type { WorkAddress } from '../../../features/selection/loading/load-work';
import type { SelectionWork } from '../../../features/selection/loading/work-of-view';
import { titleOfPath } from '../../../routes/title-case';

interface SharedWorks {
  /** In their order, each once; a work that has not come yet is named by its slug. */
  hung: SelectionWork[];
  /** One for each address, gone or not: an arrangement has a place for each. */
  all: SelectionWork[];
  found: SelectionWork[];
  /** Titles made from the slugs. */
  gone: string[];
  failed: number;
  settled: boolean;
}

function toSharedWorks(addresses: readonly WorkAddress[], outcomeOf: LoadedWorks['outcomeOf']): SharedWorks {
  const outcomes = addresses.map((address) => {
    const outcome = outcomeOf(address);
    return { address, outcome, work: outcome?.kind === 'found' ? outcome.work : unknownWork(address) };
  });
  const hung = outcomes.filter(({ outcome }) => outcome?.kind !== 'gone').map(({ work }) => work);
  const kindsOf = (kind: string) => outcomes.filter(({ outcome }) => outcome?.kind === kind);
  return {
    // Two slugs may name one work, each in its language.
    hung: hung.filter((work, index) => hung.findIndex(({ path }) => path === work.path) === index),
    all: outcomes.map(({ work }) => work),
    found: outcomes.flatMap(({ outcome }) => (outcome?.kind === 'found' ? outcome.work : [])),
    gone: kindsOf('gone').map(({ address }) => titleOfPath(address.slug)),
    failed: kindsOf('failed').length,
    settled: outcomes.every(({ outcome }) => outcome !== undefined),
  };
}

/** Of the works that an enquiry is about: without the places of those that are gone. */
const arrangementOfHung = (
  arrangement: Arrangement | undefined,
  { all, hung }: SharedWorks,
): Arrangement | undefined =>
  arrangement && {
    ...arrangement,
    places: arrangement.places.filter((_, index) => hung.some((work) => work === all[index])),
  };

/** Keeps the known slug of a work that has no translation, or has not come. */
const slugsIn = (locale: LocaleCode, works: readonly SelectionWork[]): string[] =>
  works.map(({ slug, slugs }) => slugs[locale] ?? slug);

function unknownWork({ slug, locale }: WorkAddress): SelectionWork {
  const slugs = Object.fromEntries(LOCALE_CODES.map((code) => [code, code === locale ? slug : null]));
  return {
    path: routePath('works-slug', locale, { slug }),
    slug,
    slugs: slugs as SelectionWork['slugs'],
    title: titleOfPath(slug),
    creators: '',
    sold: false,
  };
}

interface SharedSelectionProps {
  slugs: readonly string[];
  /** The visitor's own; it only grows here. */
  selection: Selection;
  heading: RefObject<HTMLElement | null>;
}

export function SharedSelection({ slugs, selection, heading }: SharedSelectionProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const addresses = useMemo(() => slugs.map((slug) => ({ slug, locale })), [slugs, locale]);
  const { outcomeOf, retry } = useLoadedWorks(addresses);
  const works = useMemo(() => toSharedWorks(addresses, outcomeOf), [addresses, outcomeOf]);
  const { hung, all, found, gone, failed, settled } = works;
  const floor = useFloor(all);
  const { arrangement } = floor;

  const searches = useMemo(() => {
    const others = LOCALE_CODES.filter((code) => code !== locale);
    return Object.fromEntries(others.map((code) => [code, searchOf(slugsIn(code, all), arrangement)]));
  }, [all, arrangement, locale]);
  useTranslatedSearch(searches);

  const allIn = settled && found.length > 0 && found.every((work) => includesWork(selection.works, work));
  const canAdd = settled && found.length > 0 && !allIn;
  return (
    <>
      <p sx={wordsStyles}>{t('selection.shared')}</p>
      <p role="status" sx={{ variant: 'layout.visuallyHidden' }}>
        {settled && t('selection.shared-count', { count: found.length })}
      </p>
      {settled && hung.length === 0 && <p sx={wordsStyles}>{t('selection.shared-none')}</p>}
      <GoneWorks titles={gone} heading={heading} />
      <FailedWorks count={failed} heading={heading} onRetry={retry} />
      <div sx={actionsStyles}>
        {hung.length > 0 && (
          <button
            type="button"
            aria-disabled={!canAdd}
            data-done={allIn}
            onClick={() => canAdd && addToSelection(found)}
          >
            {t(allIn ? 'selection.all-in' : 'selection.add-all')}
          </button>
        )}
        <ul>
          {hung.length > 0 && (
            <li>
              <WorksEnquiryLink works={hung} arrangement={arrangementOfHung(arrangement, works)} />
            </li>
          )}
          {selection.works.length > 0 && (
            <li>
              <Link to={routePath('selection', locale)}>{t('selection.see-own')}</Link>
            </li>
          )}
          {floor.pieces.some(({ model }) => model) && (
            <li>
              <FloorLink floor={floor} />
            </li>
          )}
          {hung.length > 0 && (
            <li>
              <PrintButton />
            </li>
          )}
        </ul>
      </div>
      <FloorOnPaper floor={floor} />
      {hung.length > 0 && (
        <div sx={sharedWallStyles}>
          <WorksGrid
            works={hung}
            eager={1}
            control={(card) => (includesWork(found, card) ? <SelectionMark work={card} /> : null)}
          />
        </div>
      )}
    </>
  );
}
