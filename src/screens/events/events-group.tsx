import { useTranslation } from 'gatsby-plugin-react-i18next';
import { EventFigure } from '../../components/events/event-figure';
import { EventLead } from '../../components/events/event-lead';
import { EventRow } from '../../components/events/event-row';
import { acrossColumns, pictureSizes } from '../../media/picture-sizes';
import { figuresStyles, groupStyles, leadStyles } from './events-group.styles';
import type { EventGroupView } from './events-view';

/** Of nine columns: the whole page on upright tablets, beside the heading on wide windows. */
const FIGURE_COLUMNS = [5, 3, 4, 5];
const FIGURE_SIZES = FIGURE_COLUMNS.map((columns) =>
  pictureSizes(acrossColumns(12), {
    columns6: acrossColumns((columns / 9) * 12),
    asymmetric: acrossColumns(columns),
  }),
);

export function EventsGroup({ group, className }: { group: EventGroupView; className?: string }) {
  const { t } = useTranslation();
  const { state, lead, others } = group;
  const past = state === 'past';
  return (
    <section className={className} sx={groupStyles} aria-labelledby={state}>
      <h2 id={state}>{t(`events.${state}`)}</h2>
      {lead && <EventLead event={lead} sx={leadStyles} />}
      {others.length > 0 && (
        <ul sx={past ? undefined : figuresStyles}>
          {others.map((event, index) => (
            <li key={event.path}>
              {past ? (
                <EventRow event={event} />
              ) : (
                <EventFigure event={event} sizes={FIGURE_SIZES[index % FIGURE_SIZES.length]!} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
