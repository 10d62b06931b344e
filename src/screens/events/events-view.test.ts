import type { EventSummary } from '../../contract/items/event';
import { sampleEvent } from '../../gallery/testing/samples';
import { sampleContext } from '../../components/testing/sample-context';
import { toEventsView } from './events-view';

const context = sampleContext('en', { today: '2026-11-20' });
const event = (slug: string, starts_on: string, ends_on: string): EventSummary => ({
  ...sampleEvent(slug),
  starts_on,
  ends_on,
});

/** Each group as its state, the event shown large, and the others. */
const outline = (events: EventSummary[]) =>
  toEventsView(events, context).groups.map(({ state, lead, others }) => [
    state,
    lead?.title ?? null,
    others.map(({ title }) => title),
  ]);

describe('toEventsView', () => {
  it('groups by the day: on view by its end, coming by its beginning, past by its end backwards', () => {
    expect(
      outline([
        event('old', '2024-01-01', '2024-02-01'),
        event('fair', '2027-03-03', '2027-03-08'),
        event('lamps', '2026-11-12', '2027-01-30'),
        event('recent', '2025-09-18', '2025-12-20'),
        event('today', '2026-11-20', '2026-11-20'),
        event('talk', '2026-12-10', '2026-12-10'),
      ]),
    ).toEqual([
      ['current', 'Event today', ['Event lamps']],
      ['coming', null, ['Event talk', 'Event fair']],
      ['past', null, ['Event recent', 'Event old']],
    ]);
  });

  it('shows the next one large when nothing is on view, and never a past one', () => {
    expect(outline([event('fair', '2027-03-03', '2027-03-08')])).toEqual([['coming', 'Event fair', []]]);
    expect(outline([event('old', '2024-01-01', '2024-02-01')])).toEqual([['past', null, ['Event old']]]);
  });

  it('has a calendar to subscribe to, in its language', () => {
    expect(toEventsView([], { ...context, locale: 'fr' }).calendar).toEqual({
      path: '/fr/evenements.ics',
      subscription: 'webcal://gallery.example/fr/evenements.ics',
    });
    const { calendar } = toEventsView([], { ...context, origin: 'http://localhost:8000' });
    expect(calendar.subscription).toBe('webcal://localhost:8000/events.ics');
  });

  it('has no groups without events', () => {
    expect(outline([])).toEqual([]);
  });
});
