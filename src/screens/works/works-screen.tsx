import { FROM_GRID } from '../../components/works/grid-visit';
import { WorksGrid } from '../../components/works/works-grid';
import { UntranslatedNotice } from '../../features/language/untranslated-notice';
import { useMessages } from '../../i18n/use-messages';
import { AvailabilityFilter } from './availability/availability-filter';
import { AvailabilityLinks } from './availability/availability-links';
import { LongList } from './parts/long-list';
import { isShown, useAvailability } from './availability/use-availability';
import { WorkTypes } from './work-types';
import { emptyStyles, screenStyles, titleStyles, wallStyles } from './works-screen.styles';
import type { WorksView } from './works-view';

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
