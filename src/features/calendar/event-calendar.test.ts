import type { GalleryEvent } from '../../contract/items/event';
import { sampleEvent } from '../../gallery/testing/samples';
import { rawLines } from '../cards/testing/raw-lines';
import { eventCalendar, eventsCalendar } from './event-calendar';
import { readCalendar } from './testing/read-calendar';

const place = { locale: 'en', origin: 'https://gallery.example' } as const;
const fair = {
  ...sampleEvent('fair'),
  venue: {
    name: 'Pavillon des Arts',
    address: '2, quai X',
    city: 'Paris',
    country: 'France',
    latitude: 48.853,
    longitude: 2.335,
  },
  description: '<p>Eight lamps; <em>two</em> chairs, &amp; a bench.</p><p>Ring the bell.</p>',
};
/** The one event of a calendar. */
const read = (event: GalleryEvent, at: Parameters<typeof eventCalendar>[1] = place) => {
  const { events } = readCalendar(eventCalendar(event, at));
  expect(events).toHaveLength(1);
  return events[0]!;
};

describe('eventCalendar', () => {
  it('says what, when and where', () => {
    const { value } = read(fair);
    expect(value('summary')).toBe('Event fair');
    expect(value('location')).toBe('Pavillon des Arts, 2, quai X, Paris, France');
    expect(value('geo')).toEqual([48.853, 2.335]);
    expect(value('description')).toBe(
      'Eight lamps; two chairs, & a bench.\n\nRing the bell.\n\nhttps://gallery.example/events/fair',
    );
    expect(value('url')).toBe('https://gallery.example/events/fair');
    expect(value('categories')).toBe('Fair');
    expect(value('dtstamp')).toBe('2026-01-15T10:00:00Z');
    expect(value('last-modified')).toBe('2026-01-15T10:00:00Z');
  });

  it('rises with each change, whatever changes, and stays where nothing does', () => {
    const sequenceAt = (updated_at: string, title = 'Fair') =>
      Number(read({ ...fair, title, updated_at }).value('sequence'));
    const changes = [
      '2026-01-15T10:00:00Z',
      '2026-01-15T10:00:01Z',
      '2026-02-01T00:00:00Z',
      '2087-12-31T00:00:00Z',
    ];
    const counted = changes.map((at) => sequenceAt(at));
    expect(counted).toEqual([...new Set(counted)].sort((a, b) => a - b));
    expect(counted.every((count) => Number.isInteger(count) && count > 0 && count < 2 ** 31)).toBe(true);
    expect(sequenceAt(changes[0]!, 'Other')).toBe(counted[0]);
    expect(sequenceAt('1999-01-01T00:00:00Z')).toBe(0);
  });

  it('keeps no one from other things, and wakes no one', () => {
    const { value, event } = read(fair);
    expect(value('transp')).toBe('TRANSPARENT');
    expect(event.component.getAllSubcomponents('valarm')).toEqual([]);
  });

  it.each([
    ['of several days', '2026-03-01', '2026-03-08', '2026-03-09', 8],
    ['of one day', '2026-12-31', '2026-12-31', '2027-01-01', 1],
    ['that ends on the eve of summer time', '2027-03-20', '2027-03-27', '2027-03-28', 8],
    ['that ends on the day of summer time', '2027-03-20', '2027-03-28', '2027-03-29', 9],
    ['that lasts into winter time', '2026-10-24', '2026-10-25', '2026-10-26', 2],
    ['with a leap day', '2028-02-28', '2028-02-29', '2028-03-01', 2],
    ['that the API ends before it begins', '2026-03-08', '2026-03-01', '2026-03-09', 1],
  ])('is whole days, the last one included: an event %s', (_, starts_on, ends_on, end, days) => {
    const { value, event } = read({ ...fair, starts_on, ends_on });
    expect([value('dtstart'), value('dtend')]).toEqual([starts_on, end]);
    expect([event.startDate.isDate, event.endDate.isDate]).toEqual([true, true]);
    expect(event.duration.toSeconds()).toBe(days * 86_400);
  });

  it.each([
    ['by the clocks of Paris', undefined, '2026-12-10', 'Europe/Paris', '2026-12-10T18:00:00.000Z'],
    ['in summer time', undefined, '2026-07-10', 'Europe/Paris', '2026-07-10T17:00:00.000Z'],
    [
      'by those of its venue',
      'America/New_York',
      '2026-12-10',
      'America/New_York',
      '2026-12-11T00:00:00.000Z',
    ],
  ])('begins and ends at its hours, %s', (_, time_zone, day, zone, moment) => {
    const venue = { name: 'Salon', ...(time_zone && { time_zone }) };
    const talk = { ...fair, venue, starts_on: day, ends_on: day, starts_at: '19:00', ends_at: '20:30' };
    const text = eventCalendar(talk, place);
    expect(text).toContain(`\r\nDTSTART;TZID=${zone}:${day.replaceAll('-', '')}T190000\r\n`);
    const { value, event } = read(talk);
    expect([value('dtstart'), value('dtend')]).toEqual([`${day}T19:00:00`, `${day}T20:30:00`]);
    expect(value('transp')).toBe('OPAQUE');
    expect(value('dtstamp')).toBe('2026-01-15T10:00:00Z');
    // As a reader does it that knows of the zone what the file says of it.
    expect(event.startDate.toJSDate().toISOString()).toBe(moment);
    expect(text.split('BEGIN:VTIMEZONE')).toHaveLength(2);
    expect(text.indexOf('BEGIN:VTIMEZONE')).toBeGreaterThan(text.indexOf('X-WR-TIMEZONE'));
  });

  it('has no end where none is told, and whole days where that is of several', () => {
    const { value } = read({ ...fair, ends_on: fair.starts_on, starts_at: '19:00' });
    expect([value('dtstart'), value('dtend')]).toEqual(['2026-03-01T19:00:00', undefined]);
    expect(read({ ...fair, starts_at: '19:00' }).value('dtstart')).toBe('2026-03-01');
    expect(eventCalendar(fair, place)).not.toContain('VTIMEZONE');
  });

  it.each([
    ['en', '1 to 8 March 2026, 10 am to 6 pm'],
    ['fr', 'du 1er au 8 mars 2026, de 10 h à 18 h'],
  ] as const)('of many days with hours keeps nobody busy, and says its hours, in %s', (locale, hours) => {
    const opening_hours = ['Tuesday to Friday, 10 am to 6 pm', 'Saturday\r\nby appointment'];
    const { value } = read(
      { ...fair, starts_at: '10:00', ends_at: '18:00', opening_hours },
      { ...place, locale },
    );
    expect([value('dtstart'), value('dtend'), value('transp')]).toEqual([
      '2026-03-01',
      '2026-03-09',
      'TRANSPARENT',
    ]);
    expect(String(value('description')).replace(/[\u00a0\u202f]/g, ' ')).toContain(
      `Ring the bell.\n\n${hours}\nTuesday to Friday, 10 am to 6 pm\nSaturday by appointment\n\nhttps:`,
    );
  });

  it('of two days keeps its hours where it is one night', () => {
    const night = {
      ...fair,
      starts_on: '2026-03-07',
      ends_on: '2026-03-08',
      starts_at: '20:00',
      ends_at: '02:00',
    };
    const { value } = read(night);
    expect([value('dtstart'), value('dtend'), value('transp')]).toEqual([
      '2026-03-07T20:00:00',
      '2026-03-08T02:00:00',
      'OPAQUE',
    ]);
  });

  it('is the same in every build; each language keeps its own', () => {
    expect(eventCalendar(fair, place)).toBe(eventCalendar({ ...fair }, { ...place }));
    expect(read(fair).value('uid')).toBe('event-id-fair-en@gallery.example');
    const french = read(fair, { ...place, locale: 'fr' });
    expect(french.value('uid')).toBe('event-id-fair-fr@gallery.example');
    expect(french.value('url')).toBe('https://gallery.example/fr/evenements/fair');
  });

  it('is an entry when only its title and days are known', () => {
    const { value } = read({ ...sampleEvent('talk'), kind: '' });
    expect(value('description')).toBe('https://gallery.example/events/talk');
    expect([value('location'), value('geo'), value('categories')]).toEqual([undefined, undefined, undefined]);
  });

  it('leaves out half a place', () => {
    const { value } = read({ ...fair, venue: { name: 'Salon', address: '', city: 'Namur', latitude: 50 } });
    expect(value('location')).toBe('Salon, Namur');
    expect(value('geo')).toBeUndefined();
  });

  it.each([
    ['commas, semicolons, backslashes', 'a, b; c\\n \\; d\\\\'],
    ['an emoji', 'Lumière 💡👩‍🎨'],
    ['what looks like another property', 'x: BEGIN:VEVENT'],
  ])('keeps %s', (_, title) => {
    const { value } = read({ ...fair, title, venue: { name: title } });
    expect([value('summary'), value('location')]).toEqual([title, title]);
  });

  it('lets no line end begin a property of its own', () => {
    const title = 'a\r\nX-FORGED:1\rX-FORGED:2\nEND:VEVENT';
    const { value } = read({ ...fair, id: title, title, kind: title, venue: { name: title } });
    expect(value('summary')).toBe('a X-FORGED:1 X-FORGED:2 END:VEVENT');
    expect(value('x-forged')).toBeUndefined();
  });

  it.each([1, 2, 3, 4])('folds a very long title between its letters (shifted by %i)', (shift) => {
    const title = 'x'.repeat(shift) + 'éœ漢💡'.repeat(60);
    expect(rawLines(eventCalendar({ ...fair, title }, place)).some((line) => line.startsWith(' '))).toBe(
      true,
    );
    expect(read({ ...fair, title }).value('summary')).toBe(title);
  });

  it('names Paris before the event, where readers look for it', () => {
    const text = eventCalendar(fair, place);
    expect(readCalendar(text).value('x-wr-timezone')).toBe('Europe/Paris');
    expect(text.indexOf('X-WR-TIMEZONE')).toBeLessThan(text.indexOf('BEGIN:VEVENT'));
  });
});

describe('eventsCalendar', () => {
  it('has all events and a name, and says when to ask again', () => {
    const calendar = readCalendar(
      eventsCalendar([fair, sampleEvent('talk')], 'meubles, & lumières', { ...place, locale: 'fr' }),
    );
    expect(calendar.events.map(({ value }) => value('summary'))).toEqual(['Event fair', 'Event talk']);
    // ical.js knows neither property, new (RFC 7986) or old, and leaves their escapes.
    for (const name of ['name', 'x-wr-calname'])
      expect(calendar.value(name)).toBe('meubles\\, & lumières – évènements');
    expect(calendar.value('source')).toBe('https://gallery.example/fr/evenements.ics');
    expect(calendar.value('refresh-interval')).toBe('P1D');
    expect(calendar.value('version')).toBe('2.0');
    expect(calendar.value('method')).toBeUndefined();
  });

  it('is a calendar without events, too', () => {
    const calendar = readCalendar(eventsCalendar([], 'meubles', place));
    expect(calendar.events).toEqual([]);
    expect(calendar.value('x-wr-timezone')).toBe('Europe/Paris');
  });
});
