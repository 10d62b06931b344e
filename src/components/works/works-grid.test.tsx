import { screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { sampleWork } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { sampleContext } from '../testing/sample-context';
import { toWorkCardView, type WorkCardView } from './work-card-view';
import { WorksGrid } from './works-grid';

const context = sampleContext('en', { today: '2026-11-20' });
const FORMATS = {
  wide: { width: 4, height: 3 },
  tall: { width: 3, height: 4 },
  square: { width: 4, height: 4 },
};

const hung = (slug: string, format?: keyof typeof FORMATS): WorkCardView =>
  toWorkCardView(
    { ...sampleWork(slug), ...(format && { image: sampleImage(slug, FORMATS[format]) }) },
    context,
  );

const piece = (name: string) => screen.getByText(name).closest('li');

describe('WorksGrid', () => {
  it('hangs the works in their order, one link each', () => {
    renderInPage(<WorksGrid works={[hung('b', 'wide'), hung('a', 'tall')]} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/works/b',
      '/works/a',
    ]);
  });

  it('gives each piece its place on every wall; squares and missing pictures hang as portraits', () => {
    renderInPage(
      <WorksGrid works={[hung('a', 'wide'), hung('b', 'tall'), hung('c', 'square'), hung('d')]} />,
    );
    expect(piece('Work a')).toHaveStyle({
      '--narrow': '1 / span 2',
      '--medium': '1 / span 3',
      '--wide': '1 / span 4',
    });
    expect(piece('Work b')).toHaveStyle({ '--narrow': '1 / span 1', '--wide': '6 / span 3' });
    expect(piece('Work c')).toHaveStyle({ '--narrow': '2 / span 1', '--wide': '10 / span 3' });
    expect(piece('Work d')).toHaveStyle({ '--narrow': '1 / span 2', '--wide': '1 / span 3' });
  });

  it('tells how a piece has a row of a phone to itself, and how wide its picture is there', () => {
    const { container } = renderInPage(
      <WorksGrid works={[hung('a', 'wide'), hung('b', 'tall'), hung('c', 'square'), hung('d', 'tall')]} />,
    );
    expect(piece('Work a')).toHaveAttribute('data-narrow', 'wide');
    expect(piece('Work b')).not.toHaveAttribute('data-narrow');
    expect(piece('Work d')).toHaveAttribute('data-narrow', 'left');
    const sizes = [...container.querySelectorAll('img')].map((image) => image.sizes.split(', ').at(-1));
    expect(sizes).toEqual(['92vw', '45vw', '45vw', '65vw']);
  });

  it('lets only the pictures of the first screen not wait', () => {
    const { container } = renderInPage(
      <WorksGrid works={[hung('a', 'wide'), hung('b', 'wide')]} eager={1} />,
    );
    const loading = [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'lazy']);
  });

  it('keeps its first words clear of the search button only where they are on the first screen', () => {
    const { container, rerender } = renderInPage(<WorksGrid works={[hung('a', 'wide')]} eager={1} />);
    expect(container.querySelector('ul')).toHaveAttribute('data-first');
    rerender(<WorksGrid works={[hung('a', 'wide')]} />);
    expect(container.querySelector('ul')).not.toHaveAttribute('data-first');
  });
});
