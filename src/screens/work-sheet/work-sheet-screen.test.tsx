import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../tests/render-page';
import { sampleWork } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import type { Work } from '../../contract/work';
import { WorkSheetScreen } from './work-sheet-screen';
import { toWorkSheetView } from './work-sheet-view';

const context = { locale: 'en', mediaOrigin: '', today: '2026-03-08' } as const;
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
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Work banc' })).toBeInTheDocument();
    expect(screen.getByAltText('Picture main')).toHaveAttribute('loading', 'eager');
    for (const text of ['Odile', 'sold', 'Ref. ML-banc', 'It stood by the sea.', 'photographs', 'Pauline'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('1 rue Exemple, 75000 Paris')).toBeInTheDocument();
    expect(screen.getByText(/^gallery\.example/)).toHaveTextContent('gallery.example/works/banc');
  });

  it('leads back to the work’s page, and prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation();
    show(sampleWork('banc'));
    expect(screen.getByRole('link', { name: 'to the work’s page' })).toHaveAttribute('href', '/works/banc');
    await userEvent.click(screen.getByRole('button', { name: 'print' }));
    expect(await screen.findByRole('button', { name: 'print' })).toBeEnabled();
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('is a label on an empty wall when there is nothing else', () => {
    show(sampleWork('banc'));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('available')).toBeInTheDocument();
  });
});
