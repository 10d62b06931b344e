import { screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { sampleWork } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import type { Work } from '../../contract/items/work';
import { sampleContext } from '../../components/testing/sample-context';
import { WorkSheetScreen } from './work-sheet-screen';
import { toWorkSheetView } from './work-sheet-view';

const context = sampleContext('en', { today: '2026-03-08' });
const show = (work: Work) => renderInPage(<WorkSheetScreen view={toWorkSheetView(work, context)} />);

describe('WorkSheetScreen', () => {
  it('shows picture, label, history, credits and where the gallery is', () => {
    show({
      ...sampleWork('banc'),
      creators: [{ slug: 'o', name: 'Odile' }],
      availability: 'sold',
      history: '<p>It stood by the sea.</p>',
      credits: [{ role: 'photographs', name: 'Pauline' }],
      images: [sampleImage('main')],
      dimensions: { height: 40, width: 180, unit: 'cm' },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Work banc' })).toBeInTheDocument();
    expect(screen.getByAltText('Picture main')).toHaveAttribute('loading', 'eager');
    for (const text of ['Odile', 'sold', 'Ref. ML-banc', 'It stood by the sea.', 'photographs', 'Pauline'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('1 rue Exemple, 75000 Paris')).toBeInTheDocument();
    const address = screen.getByRole('link', { name: /^QR code of the work’s page/ });
    expect(address).toHaveTextContent('gallery.example/works/banc');
    expect(address).toHaveAttribute('href', 'https://gallery.example/works/banc');
    expect(screen.getByRole('img', { name: /40 cm/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '+33 1 99 00 00 00' })).toHaveAttribute(
      'href',
      'tel:+33199000000',
    );
  });

  it('leads back to the work’s page and to the other language, prints, and makes the file', () => {
    show(sampleWork('banc'));
    expect(screen.getByRole('link', { name: 'to the work’s page' })).toHaveAttribute('href', '/works/banc');
    expect(screen.getByRole('link', { name: 'français' })).toHaveAttribute('href', '/fr/oeuvres/banc/pdf');
    expect(screen.getByRole('button', { name: 'print' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'pdf sheet' })).toBeEnabled();
  });

  it('is a label on an empty wall when there is nothing else', () => {
    show(sampleWork('banc'));
    expect(screen.getAllByRole('img')).toEqual([
      screen.getByRole('img', { name: 'QR code of the work’s page' }),
    ]);
    expect(screen.getByText('available')).toBeInTheDocument();
  });

  it('sets a long title smaller, and lets many credits run on', () => {
    const credits = Array.from({ length: 20 }, (_, index) => ({
      role: `photographs ${index}`,
      name: `Pauline ${index}`,
    }));
    show({ ...sampleWork('banc'), title: 'A long bench '.repeat(6), credits });
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('data-length', 'long');
    expect(screen.getByText('Pauline 9')).toBeInTheDocument();
    expect(screen.getByText('and 10 more on the work’s page')).toBeInTheDocument();
  });
});
