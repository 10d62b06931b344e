import { FROM_GRID } from '../../components/works/grid-visit';
import { WorksGrid } from '../../components/works/works-grid';
import { UntranslatedNotice } from '../../features/language/untranslated-notice';
import { useMessages } from '../../i18n/use-messages';
import { AvailabilityFilter } from './availability/availability-filter';
import { AvailabilityLinks } from './availability/availability-links';
import { LongList } from './parts/long-list';
import { isShown, useAvailability } from './availability/use-availability';
import type { WorksView, WorkTypeView } from './works-view';
import { Link } from '../../components/links/link';
import { ScrollingLine } from './scrolling-line';
import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

const screenStyles: ThemeUICSSObject = { variant: 'layout.page' };

/** The row of types names the page on a screen; paper has the title alone. */
const titleStyles: ThemeUICSSObject = {
  variant: 'layout.visuallyHidden',
  '@media print': {
    variant: 'text.title',
    display: 'block',
    position: 'static',
    width: 'auto',
    height: 'auto',
    overflow: 'visible',
    clipPath: 'none',
    whiteSpace: 'normal',
  },
};

const wallStyles: ThemeUICSSObject = { mt: 'wall' };

const emptyStyles: ThemeUICSSObject = { variant: 'text.lead', color: 'muted' };

const lineStyles: ThemeUICSSObject = { pt: 'near', [FROM.asymmetric]: { pt: 4 } };

const typesStyles: ThemeUICSSObject = {
  variant: 'text.title',
  display: 'flex',
  rowGap: 'touch',
  columnGap: 'workTypes.gap',
  lineHeight: 1.25,
  color: 'muted',
  '& a': { display: 'inline-block', py: 'lines', whiteSpace: 'nowrap' },
  '& a:hover, & a[aria-current]': { color: 'text' },
  '& a[aria-current] span': { variant: 'underlines.currentTitle' },
  '& sup': {
    variant: 'text.superior',
    ml: '.3em',
    fontWeight: 'normal',
    letterSpacing: '.02em',
  },
  [FROM.columns6]: { flexWrap: 'wrap', '& a': { whiteSpace: 'normal' } },
};

/** The types of works as one row of links, each with its count. */
function WorkTypes({ types }: { types: readonly WorkTypeView[] }) {
  const { t } = useMessages();
  return (
    <nav aria-label={t('works.types')}>
      <ScrollingLine sx={lineStyles}>
        <ul sx={typesStyles}>
          {types.map(({ slug, title, path, count, current }) => (
            <li key={slug}>
              <Link to={path} aria-current={current ? 'page' : undefined}>
                <span>{title}</span>
                <sup>{count}</sup>
              </Link>
            </li>
          ))}
        </ul>
      </ScrollingLine>
    </nav>
  );
}

const EMPTY = { all: 'works.none', available: 'works.none-available', sold: 'works.none-sold' } as const;

/** Works of all types or of one, on the wall; available and sold ones can be told apart. */
export function WorksScreen({ view }: { view: WorksView }) {
  return (
    <div sx={screenStyles}>
      <h1 sx={titleStyles}>{view.title}</h1>
      <UntranslatedNotice />
      <WorkTypes types={view.types} />
      {view.paging ? <WorksInParts view={view} paging={view.paging} /> : <WholeList view={view} />}
    </div>
  );
}

function WholeList({ view }: { view: WorksView }) {
  const { t } = useMessages();
  const [availability, setAvailability] = useAvailability();
  const shown = view.works.filter((work) => isShown(work, availability));
  return (
    <>
      <AvailabilityFilter works={view.works} value={availability} onChange={setAvailability} />
      <p role="status" sx={{ variant: 'layout.visuallyHidden' }}>
        {t('works.count', { count: shown.length })}
      </p>
      <div sx={wallStyles}>
        {shown.length > 0 ? (
          <WorksGrid works={shown} eager={1} state={FROM_GRID} />
        ) : (
          <p sx={emptyStyles}>{t(EMPTY[availability])}</p>
        )}
      </div>
    </>
  );
}

function WorksInParts({ view, paging }: { view: WorksView; paging: NonNullable<WorksView['paging']> }) {
  const { t } = useMessages();
  const { choice } = paging.choices.find(({ current }) => current) ?? { choice: 'all' };
  return (
    <>
      <AvailabilityLinks choices={paging.choices} />
      <div sx={wallStyles}>
        {paging.total > 0 ? (
          <LongList view={view} paging={paging} />
        ) : (
          <p sx={emptyStyles}>{t(EMPTY[choice])}</p>
        )}
      </div>
    </>
  );
}
