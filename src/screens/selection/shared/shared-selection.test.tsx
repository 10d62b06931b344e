import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../../tests/render-page';
import { addToSelection, getSelection } from '../../../components/selection/selection-store';
import { forgetSelection, gathered, manyGathered } from '../../../components/selection/testing/gathered';
import { LanguageSwitch } from '../../../features/language/language-switch';
import { answer, dataPath, NOT_FOUND, pageDataOf } from '../../../features/selection/testing/page-data';
import { fetchText, type Fetched } from '../../../gallery/calls/fetch-text';
import { postForm } from '../../../gallery/forms/post-form';
import type { LocaleCode } from '../../../i18n/locales';
import { SelectionScreen } from '../selection-screen';

jest.mock('../../../gallery/calls/fetch-text');
jest.mock('../../../gallery/forms/post-form');

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
