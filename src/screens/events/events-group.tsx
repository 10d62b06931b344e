import { EventFigure } from '../../components/events/event-figure';
import { EventLead } from '../../components/events/event-lead';
import { EventRow } from '../../components/events/event-row';
import { useMessages } from '../../i18n/use-messages';
import { pictureSizes } from '../../media/picture-sizes';
import { figuresStyles, groupStyles, leadStyles } from './events-group.styles';
import type { EventGroupView } from './events-view';

const FIGURE_SIZES = pictureSizes('100vw', { columns6: '55vw', asymmetric: '42vw' });

/** What is on view, to come or past: the first event large, others as figures, past ones as rows. */
export function EventsGroup({ group, className }: { group: EventGroupView; className?: string }) {
  const { t } = useMessages();
  const { state, lead, others } = group;
  const past = state === 'past';
  return (
    <section className={className} sx={groupStyles} aria-labelledby={state}>
      <h2 id={state}>{t(`events.${state}`)}</h2>
      {lead && <EventLead event={lead} sx={leadStyles} />}
      {others.length > 0 && (
        <ul sx={past ? undefined : figuresStyles}>
          {others.map((event) => (
            <li key={event.path}>
              {past ? <EventRow event={event} /> : <EventFigure event={event} sizes={FIGURE_SIZES} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
