import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../tests/render-page';
import { addToSelection, getSelection } from '../../components/selection/selection-store';
import { forgetSelection, gathered } from '../../components/selection/testing/gathered';
import { answer, dataPath, NOT_FOUND, pageDataOf } from '../../features/selection/testing/page-data';
import { fetchText, type Fetched } from '../../gallery/calls/fetch-text';
import type { LocaleCode } from '../../i18n/locales';
import { SelectionScreen } from './selection-screen';

jest.mock('../../gallery/calls/fetch-text');

let answers: Record<string, Fetched>;
/** What is found stays known for the visit: each test has works of its own. */
let visit = 0;
const named = (name: string) => ({ ...gathered(`${name}-${visit}`), title: `Kept ${name}` });
const slugOf = (name: string) => `${name}-${visit}`;

function publish(name: string, locale: LocaleCode = 'en'): void {
  const slugs = { en: slugOf(name), fr: `${slugOf(name)}-fr` };
  const slug = slugs[locale];
  const parts = { slugs, title: `Found ${name}`, reference: `ML ${name}` };
  answers[dataPath(slug, locale)] = answer(pageDataOf(slug, parts, locale));
}

async function open(search = '', locale: LocaleCode = 'en') {
  const page = renderInPage(<SelectionScreen search={search} />, { locale });
  // What has been asked for comes.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  return page;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const shownTitles = () => [...document.querySelectorAll('[data-work] i')].map((title) => title.textContent);
const kept = () => getSelection()?.works.map(({ title }) => title);
const heading = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => {
  visit += 1;
  forgetSelection();
  answers = {};
  jest.mocked(fetchText).mockImplementation(async (path) => answers[path] ?? NOT_FOUND);
});

describe('an empty selection', () => {
  it.each([
    ['en', 'Selection', /Nothing is gathered here yet: the \+ beside a work/, '/works/type/all'],
    ['fr', 'Sélection', /Rien n’est encore réuni ici\s: le \+/, '/fr/oeuvres/type/tous'],
  ] as const)('says how to gather, and where, in %s', async (locale, title, words, path) => {
    await open('', locale);
    expect(heading()).toHaveTextContent(title);
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', path);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the visitor’s selection', () => {
  it('shows what was kept at once, then what the works’ pages tell', async () => {
    publish('a');
    addToSelection([named('a'), named('b')]);
    answers[dataPath(slugOf('b'))] = { kind: 'timeout' };
    renderInPage(<SelectionScreen search="" />);
    expect(shownTitles()).toEqual(['Kept a', 'Kept b']);
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(shownTitles()).toEqual(['Found a', 'Kept b']);
    expect(screen.getByText('Ref. ML a')).toBeInTheDocument();
    expect(heading()).toHaveTextContent('Selection 2');
    expect(screen.getByRole('link', { name: /Found a/ })).toHaveAttribute('href', `/works/${slugOf('a')}`);
  });

  it('lets a work be taken out and put back in its place', async () => {
    for (const name of ['a', 'b']) publish(name);
    addToSelection([named('a'), named('b')]);
    await open();
    await userEvent.click(button('Take Found a out of the selection'));
    expect(kept()).toEqual(['Kept b']);
    expect(heading()).toHaveTextContent('Selection 1');
    expect(screen.getByText('1 work in the selection')).toHaveAttribute('role', 'status');
    expect(screen.getByText('taken out')).toBeInTheDocument();
    expect(shownTitles()).toEqual(['Found a', 'Found b']);
    expect(button('Put Found a back into the selection')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(kept()).toEqual(['Kept a', 'Kept b']);
    expect(screen.queryByText('taken out')).not.toBeInTheDocument();
  });

  it('can be emptied, and that undone, without losing the focus', async () => {
    for (const name of ['a', 'b']) publish(name);
    addToSelection([named('a'), named('b')]);
    await open();
    await userEvent.click(button('empty the selection'));
    expect(kept()).toEqual([]);
    expect(screen.getByText('Your selection is empty.')).toBeInTheDocument();
    expect(screen.queryByText('Enquire')).not.toBeInTheDocument();
    expect(button('put everything back')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(kept()).toEqual(['Kept a', 'Kept b']);
    expect(button('empty the selection')).toHaveFocus();
  });

  it('is asked about, shared and printed as a whole, without what was taken out', async () => {
    for (const name of ['a', 'b', 'c']) publish(name);
    addToSelection([named('a'), named('b'), named('c')]);
    await open();
    await userEvent.click(button('Take Found b out of the selection'));
    const list = `${slugOf('a')},${slugOf('c')}`;
    expect(screen.getByText('Enquire')).toHaveAttribute('href', `/contact?works=${list}`);
    const share = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
    await userEvent.click(button('share'));
    expect(share.mock.calls[0]?.[0]).toMatchObject({
      url: `https://gallery.example/selection?works=${list}`,
      title: 'A selection of works',
    });
    Reflect.deleteProperty(navigator, 'share');
    expect(button('print')).toBeInTheDocument();
  });

  it('names what is gone, leaves it out, and takes it out when asked to', async () => {
    publish('a');
    addToSelection([named('a'), named('gone')]);
    await open();
    expect(screen.getByText(/1 work is no longer shown here/)).toHaveTextContent('Kept gone');
    expect(shownTitles()).toEqual(['Found a']);
    expect(screen.getByText('Enquire')).toHaveAttribute('href', `/contact?works=${slugOf('a')}`);
    expect(kept()).toEqual(['Kept a', 'Kept gone']);
    await userEvent.click(button('take it out of the selection'));
    expect(kept()).toEqual(['Kept a']);
    expect(screen.queryByText(/no longer/)).not.toBeInTheDocument();
    expect(heading()).toHaveFocus();
  });

  it('loses nothing to a fault of the network, and tries again', async () => {
    const path = dataPath(slugOf('a'));
    answers[path] = { kind: 'unreachable', reason: 'no' };
    addToSelection([named('a')]);
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent(/1 work can’t be loaded now.*is kept/);
    expect(shownTitles()).toEqual(['Kept a']);
    expect(screen.getByText('Enquire')).toHaveAttribute('href', `/contact?works=${slugOf('a')}`);
    publish('a');
    await userEvent.click(button('try again'));
    expect(await screen.findByText('Found a')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(heading()).toHaveFocus();
  });

  it('shows a work without a page in this language on the one it has', async () => {
    const slugs = { en: null, fr: slugOf('seul') };
    const text = pageDataOf(slugOf('seul'), { slugs, title: 'Seul' }, 'fr');
    answers[dataPath(slugOf('seul'), 'fr')] = answer(text);
    addToSelection([{ ...named('seul'), slugs }]);
    await open();
    expect(screen.getByRole('link', { name: /Seul/ })).toHaveAttribute(
      'href',
      `/fr/oeuvres/${slugOf('seul')}`,
    );
  });

  it('says that it will be forgotten where the browser keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    publish('a');
    addToSelection([named('a')]);
    await open();
    expect(screen.getByText(/forgotten when this window is closed/)).toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('takes over from the notice of the page where a work was added', async () => {
    addToSelection([named('a')]);
    expect(getSelection()?.notice).toBeDefined();
    await open();
    expect(getSelection()?.notice).toBeUndefined();
    expect(kept()).toEqual(['Kept a']);
  });

  it('shows what comes in another tab', async () => {
    publish('a');
    publish('b');
    addToSelection([named('a')]);
    await open();
    localStorage.setItem('selection-v1', JSON.stringify([named('a'), named('b')]));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'selection-v1' })));
    expect(await screen.findByText('Found b')).toBeInTheDocument();
  });
});
