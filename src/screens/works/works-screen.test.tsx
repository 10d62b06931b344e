import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../tests/render-page';
import { sampleWork, sampleWorkType } from '../../gallery/testing/samples';
import { sampleContext } from '../../components/testing/sample-context';
import { WorksScreen } from './works-screen';
import { toWorksView } from './works-view';

const context = sampleContext('en', { today: '2026-11-20' });
const bench = sampleWork('bench');
const sold = { ...sampleWork('lamp'), availability: 'sold' as const };

const show = (works = [bench, sold]) =>
  renderInPage(
    <WorksScreen
      view={toWorksView(
        { works, workTypes: [{ ...sampleWorkType('seating'), count: works.length }], type: undefined },
        context,
      )}
    />,
  );

const comeTo = (search: string) =>
  window.history.replaceState({ key: 'visit' }, '', `/works/type/all${search}`);
const hung = () => screen.queryAllByText(/^Work /).map(({ textContent }) => textContent);
const radio = (name: RegExp) => screen.getByRole('radio', { name });

beforeEach(() => comeTo(''));

describe('WorksScreen', () => {
  it('shows the works of every type, and the way to each type', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Works' })).toBeInTheDocument();
    expect(hung()).toEqual(['Work bench', 'Work lamp']);
    expect(screen.getByRole('link', { name: /^all ?2$/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: /^Type seating ?2$/ })).toHaveAttribute(
      'href',
      '/works/type/seating',
    );
    expect(screen.getByText('2 works')).toHaveAttribute('role', 'status');
  });

  it('tells available works from sold ones, and keeps the choice in the address', async () => {
    comeTo('?ref=letter#wall');
    show();
    await userEvent.click(radio(/^sold works ?1$/));
    expect(hung()).toEqual(['Work lamp']);
    expect(window.location.search).toBe('?ref=letter&availability=sold');
    expect(window.location.hash).toBe('#wall');
    expect(window.history.state).toEqual({ key: 'visit' });
    expect(screen.getByText('1 work')).toHaveAttribute('role', 'status');
    await userEvent.click(radio(/^available works/));
    expect(hung()).toEqual(['Work bench']);
    await userEvent.click(radio(/^all works/));
    expect(hung()).toEqual(['Work bench', 'Work lamp']);
    expect(window.location.search).toBe('?ref=letter');
    expect(screen.getByText('2 works')).toHaveAttribute('role', 'status');
  });

  it.each(['?availability=sold', '?availability=SOLD'])('reads the choice from the address %s', (search) => {
    comeTo(search);
    show();
    expect(radio(/^sold works/)).toBeChecked();
    expect(hung()).toEqual(['Work lamp']);
  });

  it('shows all for a choice that there is not', () => {
    comeTo('?availability=stolen');
    show();
    expect(radio(/^all works/)).toBeChecked();
    expect(hung()).toHaveLength(2);
  });

  it('says why a wall is empty', async () => {
    const { unmount } = show([]);
    expect(screen.getByText('There is no work to show here yet.')).toBeInTheDocument();
    unmount();
    show([bench]);
    await userEvent.click(radio(/^sold works/));
    expect(screen.getByText('No work of this kind is sold.')).toBeInTheDocument();
  });

  it('says that none is available', async () => {
    show([sold]);
    await userEvent.click(radio(/^available works/));
    expect(screen.getByText('No work of this kind is available now.')).toBeInTheDocument();
    expect(screen.getByText('0 works')).toBeInTheDocument();
  });
});
