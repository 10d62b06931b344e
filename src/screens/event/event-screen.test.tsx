import { screen, within } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { sampleCreator, sampleEvent, sampleWork } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { sampleContext } from '../../components/testing/sample-context';
import { EventScreen } from './event-screen';
import { toEventView } from './event-view';

const context = sampleContext('en');

describe('EventScreen', () => {
  it('shows all that is told of an event', () => {
    const event = {
      ...sampleEvent('lamps'),
      venue: { name: 'Pavillon', address: '2 quai X', latitude: 48.8, longitude: 2.3 },
      description: '<p>Eight lamps.</p>',
      images: [sampleImage('main'), sampleImage('room'), sampleImage('door', { width: 4, height: 5 })],
      press_release: { url: '/r.pdf', filename: 'r.pdf', bytes: 840_000, type: 'application/pdf' },
      exhibited_works: [sampleWork('orbite')],
      featured_artists: [sampleCreator('odile')],
    };
    renderInPage(<EventScreen view={toEventView(event, context)} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Event lamps' })).toBeInTheDocument();
    expect(screen.getByText('1 to 8 March 2026')).toBeInTheDocument();
    const calendar = screen.getByRole('link', { name: 'add to calendar' });
    expect(calendar).toHaveAttribute('href', '/events/lamps.ics');
    expect(calendar).toHaveAttribute('download', 'lamps.ics');
    const map = screen.getByRole('link', { name: 'see on a map (new tab)' });
    expect(map).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'press release' })).toHaveAttribute('download', 'r.pdf');
    expect(screen.getByRole('heading', { level: 2, name: 'Exhibited works 1' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Creator odile' })).toHaveAttribute('href', '/creators/odile');
    expect(screen.getByAltText('Picture main')).toHaveAttribute('loading', 'eager');
    const further = within(screen.getByRole('region', { name: 'Pictures' }));
    expect(further.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual([
      'Picture room',
      'Picture door',
    ]);
  });

  it('is a title and its dates when nothing else is known', () => {
    const { container } = renderInPage(<EventScreen view={toEventView(sampleEvent('x'), context)} />);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['add to calendar']);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });

  it.each([
    ['by mail', { reserve: 'by mail' }, 'reserve a place', '/contact?event=x'],
    [
      'elsewhere',
      { reserve: { url: 'https://t.example' } },
      'reserve a place (new tab)',
      'https://t.example',
    ],
  ] as const)('has a place reserved %s', (_, reserve, name, href) => {
    renderInPage(<EventScreen view={toEventView({ ...sampleEvent('x'), ...reserve }, context)} />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('asks nobody to keep a day that is over', () => {
    const view = toEventView(sampleEvent('x'), { ...context, today: '2027-01-01' });
    renderInPage(<EventScreen view={view} />);
    expect(screen.getByText(/^Past event/)).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
