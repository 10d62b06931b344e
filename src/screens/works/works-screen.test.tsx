import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { renderInPage } from '../../../tests/render-page';
import { sampleWork, sampleWorkType } from '../../gallery/testing/samples';
import { sampleContext } from '../../components/testing/sample-context';
import { searchIn } from '../../features/language/translated-search';
import { readFilter } from '../../routes/works-filter';
import { WorksScreen } from './works-screen';
import { toWorksView } from './works-view';

const context = sampleContext('en', { today: '2026-11-20' });
const odile = { slug: 'odile', name: 'Odile K' };
const armand = { slug: 'armand', name: 'Armand V' };
const bench = { ...sampleWork('bench'), creators: [odile], date: 'circa 1955', materials: 'Opal glass, oak' };
const sold = {
  ...sampleWork('lamp'),
  availability: 'sold' as const,
  creators: [armand],
  date: '1962',
  materials: 'Oak',
  published_on: '2026-11-01',
};

const show = (search = '', works = [bench, sold], inOthers = {}) =>
  renderInPage(
    <WorksScreen
      view={toWorksView(
        {
          works,
          workTypes: [{ ...sampleWorkType('seating'), count: works.length }],
          type: undefined,
          inOthers,
        },
        context,
        undefined,
        readFilter(search),
      )}
    />,
  );

const hung = () => screen.queryAllByText(/^Work /).map(({ textContent }) => textContent);
const link = (name: RegExp) => screen.getByRole('link', { name });

describe('WorksScreen', () => {
  it('shows the works of every type, and the way to each type', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Works' })).toBeInTheDocument();
    expect(hung()).toEqual(['Work bench', 'Work lamp']);
    expect(link(/^all ?2$/)).toHaveAttribute('aria-current', 'page');
    expect(link(/^Type seating ?2$/)).toHaveAttribute('href', '/works/type/seating');
    expect(screen.getByText('2 works')).toHaveAttribute('role', 'status');
  });

  it('tells available works from sold ones, and keeps the choice in the address', () => {
    show();
    expect(link(/^sold works ?1$/)).toHaveAttribute('href', '/works/type/all?availability=sold');
    expect(link(/^available works ?1$/)).toHaveAttribute('href', '/works/type/all?availability=available');
    expect(link(/^new in ?1$/)).toHaveAttribute('href', '/works/type/all?new=yes');
  });

  it('shows what the address asks for, takes it along from type to type, and leads out again', () => {
    show('?availability=sold&decade=1960');
    expect(hung()).toEqual(['Work lamp']);
    expect(screen.getByRole('heading', { level: 1, name: 'Works, 1960s, sold works' })).toBeInTheDocument();
    expect(link(/^sold works/)).toHaveAttribute('aria-current', 'page');
    expect(link(/^Type seating/)).toHaveAttribute(
      'href',
      '/works/type/seating?availability=sold&decade=1960',
    );
    expect(link(/^show all$/)).toHaveAttribute('href', '/works/type/all');
    expect(screen.getByLabelText('decade')).toHaveValue('1960');
  });

  it('has nothing that is chosen by the address where files are served alone', () => {
    const alone = { ...context, filesAlone: true };
    const list = { works: [bench, sold], workTypes: [], type: undefined };
    renderInPage(<WorksScreen view={toWorksView(list, alone)} />);
    expect(hung()).toEqual(['Work bench', 'Work lamp']);
    expect(document.querySelector('form, summary, [href*="?"]')).toBeNull();
  });

  it('goes to what is chosen in the form, with all that was chosen before', async () => {
    show('?availability=sold');
    await userEvent.click(screen.getByText('filter and sort'));
    await userEvent.selectOptions(screen.getByLabelText('order'), 'by date');
    expect(navigate).toHaveBeenLastCalledWith('/works/type/all?availability=sold&sort=date');
  });

  it('is taken to another language with its material as that one calls it', () => {
    const { unmount } = show('?availability=sold&material=oak', [bench, sold], {
      fr: [{ ...sold, materials: 'Chêne' }],
    });
    expect(searchIn('fr')).toBe('?availability=sold&material=chene');
    unmount();
    expect(searchIn('fr')).toBe(window.location.search);
  });

  it('is taken there without a material which no work of that language names', () => {
    show('?availability=sold&material=oak');
    expect(searchIn('fr')).toBe('?availability=sold');
  });

  it('offers creators, decades and materials that there are, with how many works are of each', () => {
    show();
    const options = (name: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ text }) => text);
    expect(options('creator')).toEqual(['all creators', 'Armand V (1)', 'Odile K (1)']);
    expect(options('decade')).toEqual(['all decades', '1950s (1)', '1960s (1)']);
    expect(options('material')).toEqual(['all materials', 'glass (1)', 'oak (2)']);
  });

  it('shows what is chosen also where nothing is of it', () => {
    show('?creator=armand&decade=1950');
    expect(hung()).toEqual([]);
    expect(screen.getByLabelText('creator')).toHaveDisplayValue('Armand V');
    expect(screen.getByLabelText('decade')).toHaveDisplayValue('1950s');
  });

  it('says why a wall is empty', () => {
    const { unmount } = show('', []);
    expect(screen.getByText('There is no work to show here yet.')).toBeInTheDocument();
    unmount();
    const again = show('?availability=sold', [bench]);
    expect(screen.getByText('No work of this kind has been sold.')).toBeInTheDocument();
    again.unmount();
    show('?availability=sold&decade=1950');
    expect(screen.getByText('No work matches all of this.')).toBeInTheDocument();
    expect(screen.getByText(/^0 works/)).toBeInTheDocument();
  });
});
