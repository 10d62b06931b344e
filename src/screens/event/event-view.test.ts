import { sampleCreator, sampleEvent, sampleWork } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { readCalendar } from '../../features/calendar/testing/read-calendar';
import { sampleContext } from '../../components/testing/sample-context';
import { toEventView } from './event-view';

const context = sampleContext('fr', { today: '2026-03-08' });
const AFTERWARDS = { ...context, today: '2026-03-09' };
const stateOn = (today: string) => toEventView(sampleEvent('x'), { ...context, today }).state;

describe('toEventView', () => {
  it('says whether it is on view, to come or over', () => {
    expect(['2026-02-28', '2026-03-01', '2026-03-08', '2026-03-09'].map(stateOn)).toEqual([
      'À venir',
      'En ce moment',
      'En ce moment',
      'Évènement passé',
    ]);
  });

  it('writes the venue as on an envelope, with a map where both coordinates are known', () => {
    const venue = { name: 'Salon', city: 'Namur', country: 'Belgique', latitude: 50.46, longitude: 4.86 };
    const view = toEventView({ ...sampleEvent('x'), venue }, context);
    expect(view.venue).toEqual({
      lines: ['Salon', 'Namur, Belgique'],
      mapUrl: 'https://www.openstreetmap.org/?mlat=50.46&mlon=4.86#map=18/50.46/4.86',
    });
    const halfLocated = { ...sampleEvent('x'), venue: { name: 'Salon', latitude: 50.46 } };
    expect(toEventView(halfLocated, context).venue).toEqual({ lines: ['Salon'] });
  });

  it('says its hours with its days, when it is open, and how a place is reserved until it is over', () => {
    const talk = { ...sampleEvent('x'), ends_on: '2026-03-01', starts_at: '19:00', ends_at: '20:30' };
    const context1 = { ...context, today: '2026-03-01' };
    expect(toEventView({ ...talk, reserve: 'by mail' }, context1)).toMatchObject({
      dates: '1er mars 2026, de 19\u00a0h à 20\u00a0h\u00a030',
      hours: [],
      reserve: {},
    });
    const url = 'https://tickets.example';
    const open = { ...sampleEvent('x'), opening_hours: ['du mardi au samedi'], reserve: { url } };
    expect(toEventView(open, context1)).toMatchObject({ hours: ['du mardi au samedi'], reserve: { url } });
    expect(toEventView(open, AFTERWARDS)).not.toHaveProperty('reserve');
  });

  it('is for a calendar until it is over', () => {
    expect(toEventView(sampleEvent('x'), context).calendar).toEqual({
      url: '/fr/evenements/x.ics',
      filename: 'x.ics',
    });
    expect(toEventView(sampleEvent('x'), AFTERWARDS)).not.toHaveProperty('calendar');
  });

  it('brings its calendar along where the build has written none', async () => {
    const { calendar } = toEventView(sampleEvent('x'), { ...context, downloads: 'inline' });
    expect(calendar?.filename).toBe('x.ics');
    const { events } = readCalendar(await (await fetch(calendar?.url ?? '')).text());
    expect(events[0]?.value('url')).toBe('https://gallery.example/fr/evenements/x');
  });

  it('prints dates, release, works and artists in the language of the page', () => {
    const event = {
      ...sampleEvent('x'),
      image: sampleImage('main'),
      images: [sampleImage('main'), sampleImage('room')],
      description: '<p>Huit lampes<script>x()</script></p>',
      press_release: { url: '/f.pdf', filename: 'f.pdf', bytes: 112_000, type: 'application/pdf' },
      exhibited_works: [sampleWork('lampe')],
      featured_artists: [{ ...sampleCreator('odile'), birth_year: 1921, death_year: 2004 }],
    };
    const view = toEventView(event, context);
    expect(view.dates).toBe('du 1er au 8 mars 2026');
    expect(view.description).toBe('<p>Huit lampes</p>');
    expect(view.pictures.map(({ alt }) => alt)).toEqual(['Picture main', 'Picture room']);
    expect(view.pressRelease?.details).toBe('PDF, 112\u00a0ko');
    expect(view.works[0]?.path).toBe('/fr/oeuvres/lampe');
    expect(view.artists[0]).toEqual({
      path: '/fr/createurs/odile',
      name: 'Creator odile',
      life: '1921–2004',
    });
  });
});
