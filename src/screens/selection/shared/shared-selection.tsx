import { useMemo, type RefObject } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../../components/links/link';
import { includesWork } from '../../../components/selection/selected-work';
import { SelectionMark } from '../../../components/selection/selection-mark';
import { addToSelection, type Selection } from '../../../components/selection/selection-store';
import { WorksGrid } from '../../../components/works/works-grid';
import { WorksEnquiryLink } from '../../../features/enquiry/works-enquiry-link';
import { useTranslatedSearch } from '../../../features/language/translated-search';
import { useLoadedWorks } from '../../../features/selection/loading/use-loaded-works';
import { LOCALE_CODES } from '../../../i18n/locales';
import { useLocale } from '../../../i18n/use-locale';
import { routePath } from '../../../routes/route-path';
import { PrintButton } from '../../work/print-button';
import { FloorLink, FloorOnPaper } from '../floor-link';
import { searchOf, useFloor } from '../use-floor';
import { FailedWorks } from '../failed-works';
import { GoneWorks } from '../gone-works';
import { actionsStyles, wordsStyles } from '../selection-screen.styles';
import { sharedWallStyles } from '../selection-wall.styles';
import { arrangementOfHung, slugsIn, toSharedWorks } from './shared-works';

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
