import { act, fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '../../../../tests/render-page';
import { writeTrail } from '../../../components/works/trail';
import { LazyNeighbours } from './lazy-neighbours';

const works = ['a', 'b', 'c'].map((slug) => ({ path: `/works/${slug}`, title: `Work ${slug}` }));

async function show(path: string) {
  renderInPage(
    <>
      <ul data-strip="" data-testid="strip" />
      <div data-label="">
        <LazyNeighbours path={path} />
        <button type="button">in the label</button>
      </div>
      <button type="button">elsewhere</button>
    </>,
  );
  await act(() => import('./neighbours'));
}

/** Which links are pressed, by their names. */
function pressed(): string[] {
  const names: string[] = [];
  for (const link of screen.getAllByRole('link'))
    link.addEventListener('click', () => names.push(link.textContent ?? ''));
  return names;
}

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '');
});

it('has none for who comes from nowhere, or from a list without the work', async () => {
  await show('/works/b');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  writeTrail({ works });
  await show('/works/x');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('leads to the works before and after', async () => {
  writeTrail({ works });
  await show('/works/b');
  expect(screen.getByRole('link', { name: /^previous.*Work a$/ })).toHaveAttribute('href', '/works/a');
  expect(screen.getByRole('link', { name: /^next.*Work c$/ })).toHaveAttribute('href', '/works/c');
});

it('ends where the list ends', async () => {
  writeTrail({ works });
  await show('/works/c');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['previous: Work b']);
});

it('follows the arrow keys in the label alone', async () => {
  writeTrail({ works });
  await show('/works/b');
  const names = pressed();
  fireEvent.keyDown(screen.getByText('elsewhere'), { key: 'ArrowRight' });
  fireEvent.keyDown(screen.getByText('in the label'), { key: 'ArrowRight', altKey: true });
  expect(names).toEqual([]);
  fireEvent.keyDown(screen.getByText('in the label'), { key: 'ArrowRight' });
  fireEvent.keyDown(screen.getByText('in the label'), { key: 'ArrowLeft' });
  expect(names).toEqual(['next: Work c', 'previous: Work a']);
});

it('follows a swipe past the pictures, not one down the page', async () => {
  writeTrail({ works });
  await show('/works/b');
  const names = pressed();
  const swipe = (across: number, down = 0) => {
    const strip = screen.getByTestId('strip');
    fireEvent.touchStart(strip, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(strip, { changedTouches: [{ clientX: 200 + across, clientY: 200 + down }] });
  };
  swipe(-90, 80);
  swipe(-30);
  expect(names).toEqual([]);
  swipe(-90);
  swipe(90);
  expect(names).toEqual(['next: Work c', 'previous: Work a']);
});

it('is not kept from the page by a damaged trail', async () => {
  window.sessionStorage.setItem('trail', '{');
  await show('/works/b');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
