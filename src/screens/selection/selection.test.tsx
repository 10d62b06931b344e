import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { renderInPage, TestPage } from '../../../tests/render-page';
import { addToSelection, getSelection } from '../../components/selection/selection-store';
import { forgetSelection, gathered, manyGathered } from '../../components/selection/testing/gathered';
import { LanguageSwitch } from '../../features/language/language-switch';
import { answer, dataPath, NOT_FOUND, pageDataOf } from '../../features/selection/testing/page-data';
import { type Fetched, fetchText } from '../../gallery/calls/fetch-text';
import { postForm } from '../../gallery/forms/post-form';
import type { LocaleCode } from '../../i18n/locales';
import { SelectionScreen } from './selection-screen';

jest.mock('../../gallery/calls/fetch-text');
jest.mock('../../gallery/forms/post-form');

afterEach(() => document.body.replaceChildren());

describe('shared selection', () => {
  let answers: Record<string, Fetched>;

  function publish(name: string, locale: LocaleCode = 'en'): void {
    const slugs = { en: name, fr: `${name}-fr` };
    const parts = { slugs, title: `Found ${name}` };
    answers[dataPath(slugs[locale], locale)] = answer(pageDataOf(slugs[locale], parts, locale));
  }

  const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  async function open(search: string, locale: LocaleCode = 'en') {
    const page = renderInPage(<SelectionScreen search={search} />, { locale });
    await settle();
    return page;
  }

  const button = (name: string) => screen.getByRole('button', { name });
  const shownTitles = () => [...document.querySelectorAll('[data-work] i')].map((title) => title.textContent);
  const kept = () => getSelection()?.works.map(({ title }) => title);

  beforeEach(() => {
    forgetSelection();
    answers = {};
    jest.mocked(fetchText).mockImplementation(async (path) => answers[path] ?? NOT_FOUND);
  });

  describe('a shared selection', () => {
    it('shows the works of the address, and leaves the visitor’s own alone', async () => {
      for (const name of ['one', 'two']) publish(name);
      addToSelection([gathered('mine')]);
      await open('?works=two,one');
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Shared selection 2');
      expect(screen.getByText(/Somebody has shared these works with you/)).toBeInTheDocument();
      expect(shownTitles()).toEqual(['Found two', 'Found one']);
      expect(kept()).toEqual(['Work mine']);
      expect(screen.getByText('see my selection')).toHaveAttribute('href', '/selection');
    });

    it('names the works by their slugs until they come', async () => {
      publish('quai-bench');
      renderInPage(<SelectionScreen search="?works=quai-bench" />);
      expect(shownTitles()).toEqual(['Quai Bench']);
      await settle();
      expect(shownTitles()).toEqual(['Found quai-bench']);
    });

    it('is added to the visitor’s own', async () => {
      for (const name of ['three', 'four']) publish(name);
      addToSelection([gathered('mine')]);
      await open('?works=three,four');
      await userEvent.click(button('Add all to my selection'));
      expect(kept()).toEqual(['Work mine', 'Found three', 'Found four']);
      expect(button('All in my selection')).toHaveFocus();
      expect(button('All in my selection')).toHaveAttribute('aria-disabled', 'true');
    });

    it('is added as far as there is room', async () => {
      for (const name of ['five', 'six']) publish(name);
      addToSelection(manyGathered(49));
      await open('?works=five,six');
      await userEvent.click(button('Add all to my selection'));
      expect(kept()).toHaveLength(50);
      expect(getSelection()?.notice).toMatchObject({ added: [{ title: 'Found five' }], left: 1 });
    });

    it('is added work by work as well', async () => {
      for (const name of ['seven', 'eight']) publish(name);
      await open('?works=seven,eight');
      await userEvent.click(button('Add Found eight to the selection'));
      expect(kept()).toEqual(['Found eight']);
      expect(screen.getByText('see my selection')).toBeInTheDocument();
    });

    it('names what is gone, and says so when nothing is left', async () => {
      publish('nine');
      const { unmount } = await open('?works=nine,lost-lamp');
      expect(screen.getByText(/1 work is no longer shown here/)).toHaveTextContent('Lost Lamp');
      expect(shownTitles()).toEqual(['Found nine']);
      unmount();
      await open('?works=');
      expect(screen.getByText(/None of the works/)).toBeInTheDocument();
      expect(screen.queryByText('Enquire')).not.toBeInTheDocument();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    });

    it('waits with adding until all answers are there, and tries again what failed', async () => {
      publish('ten');
      answers[dataPath('eleven')] = { kind: 'timeout' };
      await open('?works=ten,eleven');
      expect(screen.getByRole('alert')).toHaveTextContent('1 work can’t be loaded now.');
      expect(screen.queryByRole('button', { name: /Eleven/ })).not.toBeInTheDocument();
      publish('eleven');
      await userEvent.click(button('try again'));
      expect(await screen.findByText('Found eleven')).toBeInTheDocument();
      expect(button('Add Found eleven to the selection')).toBeInTheDocument();
    });

    it('is asked about as the visitor’s own is: the works that are there, and how they stand', async () => {
      jest.mocked(postForm).mockResolvedValue({ ok: true, message: 'done' });
      for (const name of ['s', 'u']) publish(name);
      window.history.replaceState(null, '', '/selection?works=s,lost-lamp,u&at=10,20,30r45');
      const page = await open('?works=s,lost-lamp,u&at=10,20,30r45');
      expect(screen.getByText('Enquire')).toHaveAttribute('href', '/contact?works=s,u');
      await userEvent.click(screen.getByText('Enquire'));
      const panel = await screen.findByRole('dialog', { name: 'Enquire' });
      await userEvent.type(within(panel).getByRole('textbox', { name: 'name' }), 'Camille');
      await userEvent.type(within(panel).getByRole('textbox', { name: 'email' }), 'camille@example.org');
      await userEvent.type(
        within(panel).getByRole('textbox', { name: 'message' }),
        'Are both of them still here?',
      );
      await userEvent.click(within(panel).getByRole('button', { name: 'Send a message' }));
      await screen.findByRole('heading', { name: 'Message sent' });
      const sent = jest.mocked(postForm).mock.calls[0]?.[3];
      expect(sent).toMatchObject({ works: ['s', 'u'], arrangement: 'at=10,30r45' });
      page.unmount();
      window.history.replaceState(null, '', '/');
    });

    it('shows a work once that is named in both languages', async () => {
      publish('twelve');
      publish('twelve', 'fr');
      await open('?works=twelve,twelve-fr');
      expect(shownTitles()).toEqual(['Found twelve']);
    });

    it('is the same in the other language', async () => {
      for (const name of ['p', 'q']) publish(name);
      const lone = { en: 'alone', fr: null };
      answers[dataPath('alone')] = answer(pageDataOf('alone', { slugs: lone }));
      const alternates = { en: '/selection', fr: '/fr/selection' };
      window.history.replaceState(null, '', '/selection?works=p,alone,q');
      // No test leaves the page that its browser is at.
      const stay = (event: Event) => event.preventDefault();
      document.addEventListener('click', stay);
      const { unmount } = renderInPage(
        <>
          <LanguageSwitch route="selection" alternates={alternates} />
          <SelectionScreen search="?works=p,alone,q" />
        </>,
      );
      await settle();
      const french = () => screen.getByRole('link', { name: 'français' });
      await userEvent.click(french());
      expect(french()).toHaveAttribute('href', '/fr/selection?works=p-fr,alone,q-fr');
      unmount();

      window.history.replaceState(null, '', '/about?ref=letter');
      renderInPage(<LanguageSwitch route="selection" alternates={alternates} />);
      await userEvent.click(french());
      expect(french()).toHaveAttribute('href', '/fr/selection?ref=letter');
      document.removeEventListener('click', stay);
      window.history.replaceState(null, '', '/');
    });

    it('gives way to the visitor’s own, whose heading gets the focus', async () => {
      publish('r');
      addToSelection([gathered('mine')]);
      const { rerender } = await open('?works=r');
      rerender(<SelectionScreen search="" />);
      await settle();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Selection 1');
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
      expect(screen.queryByText(/Somebody has shared/)).not.toBeInTheDocument();
    });
  });
});

describe('selection html', () => {
  const page = (locale: LocaleCode, search = '') => (
    <TestPage locale={locale}>
      <SelectionScreen search={search} />
    </TestPage>
  );

  // React takes a page with a document for a browser and warns of effects on the server; nothing else may come up.
  let complaints: jest.SpyInstance;
  beforeAll(() => {
    complaints = jest.spyOn(console, 'error').mockImplementation();
  });
  afterAll(() => complaints.mockRestore());

  beforeEach(() => {
    forgetSelection();
    jest.mocked(fetchText).mockResolvedValue(NOT_FOUND);
  });

  describe('the selection in the page’s HTML', () => {
    it.each([
      ['en', 'for which it needs JavaScript', '/works/type/all', '/contact'],
      ['fr', 'il lui faut pour cela JavaScript', '/fr/oeuvres/type/tous', '/fr/contact'],
    ] as const)('says without scripts what they are needed for, in %s', (locale, words, works, contact) => {
      const html = renderToString(page(locale));
      const [, inside = ''] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
      expect(inside).toContain(words);
      expect(inside).toContain(`href="${works}"`);
      expect(inside).toContain(`href="${contact}"`);
      expect(html).not.toContain('<button');
    });

    it('is the same for everybody, and gives way to the visitor’s own or the shared one', async () => {
      const server = renderToString(page('en'));
      addToSelection([gathered('mine')]);
      document.body.innerHTML = `<div id="root">${server}</div>`;
      await act(async () => {
        hydrateRoot(document.querySelector('#root')!, page('en', '?works=theirs'));
      });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Shared selection 1');
      expect(complaints.mock.calls.filter(([text]) => !String(text).includes('useLayoutEffect'))).toEqual([]);
    });
  });
});

describe('selection screen', () => {
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
});
