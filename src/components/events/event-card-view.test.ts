import { sampleEvent } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { sampleContext } from '../testing/sample-context';
import { currentOrNextEvent, eventState, placeName, toEventCardView } from './event-card-view';

const context = sampleContext('fr');
const event = (slug: string, starts_on: string, ends_on: string) => ({
  ...sampleEvent(slug),
  starts_on,
  ends_on,
});

describe('eventState', () => {
  it.each([
    ['2026-02-28', 'coming'],
    ['2026-03-01', 'current'],
    ['2026-03-08', 'current'],
    ['2026-03-09', 'past'],
  ])('of an event from 1 to 8 March is on %s: %s', (today, state) => {
    expect(eventState({ starts_on: '2026-03-01', ends_on: '2026-03-08' }, { today })).toBe(state);
  });

  it('goes by the day where the event takes place', () => {
    const days = { starts_on: '2026-03-01', ends_on: '2026-03-08' };
    const inNewYork = { ...days, venue: { name: 'Salon', time_zone: 'America/New_York' } };
    const moment = Date.parse('2026-03-08T23:30:00Z');
    const paris = { today: '2026-03-09', moment };
    expect([eventState(days, paris), eventState(inNewYork, paris)]).toEqual(['past', 'current']);
    const tokyo = { ...days, venue: { name: 'Salon', time_zone: 'Asia/Tokyo' } };
    expect(eventState(tokyo, { today: '2026-02-28', moment: Date.parse('2026-02-28T15:00:00Z') })).toBe(
      'current',
    );
  });
});

describe('toEventCardView', () => {
  it('tells what, when and where', () => {
    const fair = {
      ...sampleEvent('salon'),
      venue: { name: 'Pavillon des Arts', city: 'Paris' },
      image: sampleImage('salon'),
    };
    expect(toEventCardView(fair, context)).toMatchObject({
      path: '/fr/evenements/salon',
      title: 'Event salon',
      kind: 'Fair',
      dates: 'du 1er au 8 mars 2026',
      place: 'Pavillon des Arts, Paris',
      state: 'current',
      picture: { alt: 'Picture salon' },
    });
  });

  it('does without place and picture', () => {
    const view = toEventCardView(sampleEvent('salon'), context);
    expect(view).not.toHaveProperty('place');
    expect(view).not.toHaveProperty('picture');
    expect(placeName({ name: 'Pavillon' })).toBe('Pavillon');
  });
});

describe('currentOrNextEvent', () => {
  const today = '2026-03-04';
  const past = event('past', '2026-01-01', '2026-01-02');
  const next = event('next', '2026-04-01', '2026-04-02');
  const later = event('later', '2026-05-01', '2026-05-02');
  const short = event('short', '2026-03-03', '2026-03-05');
  const long = event('long', '2026-02-01', '2026-06-01');

  it('is the one on view that ends first', () => {
    expect(currentOrNextEvent([next, long, short], { today })).toBe(short);
  });

  it('is the next to come when none is on view', () => {
    expect(currentOrNextEvent([later, past, next], { today })).toBe(next);
  });

  it('is none when all are over, and leaves the list in its order', () => {
    const events = [later, next];
    currentOrNextEvent(events, { today });
    expect(events).toEqual([later, next]);
    expect(currentOrNextEvent([past], { today })).toBeUndefined();
  });
});
