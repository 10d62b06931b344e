import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { renderInPage } from '../../../tests/render-page';
import { FROM_GRID } from '../../components/works/grid-visit';
import { WorksGrid } from '../../components/works/works-grid';
import { pushPicture } from '../../features/viewer/viewer-entry';
import { BackToGrid } from './back-to-grid';

const go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
const GRID = '/works/type/all';
const link = () => screen.getByRole('link', { name: 'back to grid view' });

/** A work that was opened with something kept in the history. */
function showWork(state: object | null) {
  window.history.replaceState(state, '');
  renderInPage(<BackToGrid path={GRID} />);
}

beforeEach(() => {
  go.mockClear();
  jest.mocked(navigate).mockClear();
});

describe('‘Back to grid view’', () => {
  it('is Back for a visitor who comes from the grid', async () => {
    showWork({ ...FROM_GRID, key: '1' });
    expect(link()).toHaveAttribute('href', GRID);
    await userEvent.click(link());
    expect(go.mock.calls).toEqual([[-1]]);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('is Back past all works that the visitor has gone on to from there', async () => {
    showWork({ fromGrid: 3, key: '1' });
    await userEvent.click(link());
    expect(go.mock.calls).toEqual([[-3]]);
  });

  it('is Back twice in the viewer of a picture, which has an entry of its own', async () => {
    showWork({ ...FROM_GRID, key: '1' });
    pushPicture(0);
    await userEvent.click(link());
    expect(go.mock.calls).toEqual([[-2]]);
  });

  it.each([null, { key: '1' }])('leads to all works with %j in the history', async (state) => {
    showWork(state);
    await userEvent.click(link());
    expect(navigate).toHaveBeenCalledWith(GRID);
  });

  it('opens all works in a new tab', () => {
    showWork(FROM_GRID);
    fireEvent.click(link(), { ctrlKey: true });
  });
});

it('a work that is opened from a wall says so in the history', async () => {
  const work = {
    title: 'Bench',
    path: '/works/bench',
    slugs: { en: 'bench', fr: 'banc' },
    creators: '',
    sold: false,
  };
  renderInPage(<WorksGrid works={[work]} state={FROM_GRID} />);
  await userEvent.click(screen.getByRole('link'));
  expect(navigate).toHaveBeenCalledWith('/works/bench', { state: FROM_GRID });
});
