import { screen, within } from '@testing-library/react';
import { mockMediaQueries } from '../../../tests/media-queries';
import { renderInPage } from '../../../tests/render-page';
import type { Work } from '../../contract/items/work';
import { sampleWork, sampleHdImage } from '../../gallery/testing/samples';
import { sampleContext } from '../../components/testing/sample-context';
import { WorkScreen } from './work-screen';
import { toWorkView } from './work-view';

const context = sampleContext('en', { today: '2026-11-20' });
const show = (parts: Partial<Work> = {}) =>
  renderInPage(<WorkScreen view={toWorkView({ ...sampleWork('quai'), ...parts }, context)} />);

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() => mockMediaQueries());

describe('WorkScreen', () => {
  it('shows a work of which there is next to nothing, without empty headings', () => {
    const { container } = show();
    expect(headings()).toEqual(['Work quai']);
    expect(screen.getByText('available')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'HD images' })).not.toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });

  it('offers what one can do with a work', () => {
    show();
    expect(link('Enquire')).toHaveAttribute('href', '/contact?work=quai');
    expect(link('pdf sheet')).toHaveAttribute('href', '/works/quai/pdf');
    expect(link('back to grid view')).toHaveAttribute('href', '/works/type/all');
    for (const name of ['print', 'share', 'copy citation'])
      expect(screen.getByRole('button', { name })).toBeEnabled();
  });

  it('offers ‘I am looking for this’ for a sold work', () => {
    show({ availability: 'sold' });
    expect(link('I am looking for this')).toHaveAttribute('href', '/contact?work=quai');
    expect(link('Tell me when something like it arrives')).toHaveAttribute('href', '/wish?work=quai');
    expect(screen.queryByRole('link', { name: 'Enquire' })).not.toBeInTheDocument();
    expect(screen.getByText('sold')).toBeInTheDocument();
  });

  it('tells all that there is to tell', () => {
    show({
      creators: [
        { slug: 'arc', name: 'Odile Arc' },
        { slug: 'roc', name: 'Jean Roc' },
      ],
      date: 'circa 1955',
      grouping: 'pair',
      description: '<p>Two benches.</p>',
      history: '<p>From a quay.</p>',
      bibliography: ['<em>Revue</em>, 1956'],
      credits: [{ role: 'Photographs', name: 'Studio' }],
      related_works: [sampleWork('table')],
    });
    expect(headings()).toEqual([
      'Work quai',
      'description',
      'history',
      'bibliography',
      'credits',
      'related works',
    ]);
    expect(link('Jean Roc')).toHaveAttribute('href', '/creators/roc');
    expect(screen.getByText('Pair')).toBeInTheDocument();
    expect(screen.getByText('Revue').tagName).toBe('EM');
    expect(screen.getByText('Photographs').parentElement).toHaveTextContent('Studio');
    const related = within(screen.getByRole('region', { name: 'related works' }));
    expect(related.getByRole('link')).toHaveAttribute('href', '/works/table');
  });

  it('leads to the articles that cite it, where there are any', () => {
    const cited = {
      slug: 'tide',
      title: 'Timber and tide',
      publication: 'Varangue',
      published_on: '2026-11-13',
    };
    const { unmount } = show({ press: [cited] });
    expect(headings()).toContain('press');
    expect(link('Timber and tide')).toHaveAttribute('href', '/press/tide');
    expect(link('Timber and tide').parentElement).toHaveTextContent(
      'Timber and tide, Varangue, 13 November 2026',
    );
    unmount();
    show({ press: [] });
    expect(headings()).not.toContain('press');
  });

  it('names a credit’s role once, and keeps ranges of pages together', () => {
    show({
      bibliography: ['<em>Revue</em>, pp. 110–117'],
      credits: [
        { role: 'photographs', name: 'Studio' },
        { role: 'photographs', name: 'Contrejour' },
      ],
    });
    expect(screen.getByText('photographs').parentElement).toHaveTextContent('Studio and Contrejour');
    expect(screen.getByText('Revue').parentElement).toHaveTextContent(', pp. 110–\u2060117');
  });

  it('draws the work to scale when a dimension of it is known', () => {
    show({ dimensions: { diameter: 74, unit: 'cm' }, mounting: 'wall' });
    const drawing = within(screen.getByRole('heading', { name: 'to scale' }).parentElement!).getByRole('img');
    expect(drawing).toHaveAccessibleName(/on the wall, its middle at 150 cm: diameter 74 cm/);
  });

  it('draws nothing where no dimension is known', () => {
    show({ dimensions: { unit: 'cm', note: 'each' }, mounting: 'wall' });
    expect(screen.queryByRole('heading', { name: 'to scale' })).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('offers its large pictures, each with its dimensions and size', () => {
    show({
      hd_images: [sampleHdImage()],
    });
    const file = screen.getByRole('link', { name: /^Download image 1, 4000 × 3000\spx, JPEG, 5\.2\sMB$/ });
    expect(file).toHaveAttribute('href', '/hd/quai.jpg');
    expect(file).toHaveAttribute('download', 'quai.jpg');
    // One file needs no zip file around it.
    expect(screen.queryByRole('button', { name: 'Download all HD images' })).not.toBeInTheDocument();
    expect(file.closest(link('HD images').getAttribute('href')!)).not.toBeNull();
  });

  it('offers several large pictures at once', () => {
    const image = { bytes: 1_000_000, type: 'image/jpeg', width: 4000, height: 3000 };
    show({
      hd_images: ['quai-1.jpg', 'quai-2.jpg'].map((filename) => ({
        ...image,
        filename,
        url: `/hd/${filename}`,
      })),
    });
    expect(screen.getByRole('button', { name: 'Download all HD images' })).toBeEnabled();
    expect(screen.getByText(/^ZIP, 2\sMB$/)).toBeInTheDocument();
  });
});
