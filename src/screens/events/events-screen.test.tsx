import { screen, within } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { sampleEvent } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { sampleContext } from '../../components/testing/sample-context';
import { EventsScreen } from './events-screen';
import { toEventsView } from './events-view';

const context = sampleContext('en');

describe('EventsScreen', () => {
  it('shows on view, upcoming and past events under their headings', () => {
    const events = [
      { ...sampleEvent('fair'), image: sampleImage('fair'), venue: { name: 'Pavillon', city: 'Paris' } },
      { ...sampleEvent('talk'), starts_on: '2026-04-01', ends_on: '2026-04-01' },
      { ...sampleEvent('old'), starts_on: '2025-04-01', ends_on: '2025-04-03', image: sampleImage('old') },
    ];
    renderInPage(<EventsScreen view={toEventsView(events, context)} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Events' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'on view',
      'upcoming',
      'past',
    ]);
    const current = within(screen.getByRole('region', { name: 'on view' }));
    expect(current.getByRole('heading', { level: 3, name: 'Event fair' })).toBeInTheDocument();
    expect(current.getByText('1 to 8 March 2026')).toBeInTheDocument();
    expect(current.getByText('Pavillon, Paris')).toBeInTheDocument();
    expect(current.getByRole('link')).toHaveAttribute('href', '/events/fair');
  });

  it('offers its calendar to those who have one, and the file of it to all', () => {
    renderInPage(<EventsScreen view={toEventsView([sampleEvent('fair')], context)} />);
    const subscription = screen.getByRole('link', { name: 'subscribe to the calendar' });
    expect(subscription).toHaveAttribute('href', 'webcal://gallery.example/events.ics');
    const file = screen.getByRole('link', { name: 'download the calendar' });
    expect(file).toHaveAttribute('href', '/events.ics');
    expect(file).toHaveAttribute('download', 'events.ics');
  });

  it('says that there is none', () => {
    renderInPage(<EventsScreen view={toEventsView([], context)} />);
    expect(screen.getByText('There is no event to show here yet.')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
