import type { EventCardView } from './event-card-view';

export function EventFactsLines({ event }: { event: Pick<EventCardView, 'kind' | 'dates' | 'place'> }) {
  return (
    <>
      {[event.kind, event.dates, event.place].map(
        (line) =>
          line && (
            <span key={line} sx={{ display: 'block', textWrap: 'balance' }}>
              {line}{' '}
            </span>
          ),
      )}
    </>
  );
}
