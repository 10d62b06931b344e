import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage, TestPage } from '../../tests/render-page';
import { renderWithoutScripts } from '../../tests/render-without-scripts';
import { readDraft } from '../components/form/draft-storage';
import { LINK_PURPOSES, LINK_SUBJECTS } from '../contract/forms/mail-links';
import { answer, NOT_FOUND } from '../features/selection/testing/page-data';
import { fetchText } from '../gallery/calls/fetch-text';
import type { FormResult } from '../gallery/forms/form-result';
import { postForm } from '../gallery/forms/post-form';
import { translator } from '../i18n/i18n';
import { LOCALE_CODES, type LocaleCode } from '../i18n/locales';
import { MailLinkScreen } from './mail-link/mail-link-screen';
import { type MailLinkKind, toMailLinkView } from './mail-link/mail-link-view';
import { WishScreen } from './wish/wish-screen';

jest.mock('../gallery/calls/fetch-text');
jest.mock('../gallery/forms/post-form');

afterEach(() => document.body.replaceChildren());

describe('wish screen', () => {
  const post = jest.mocked(postForm);
  const t = translator('en');

  const show = (search = '', { locale = 'en', state }: { locale?: LocaleCode; state?: unknown } = {}) =>
    renderInPage(<WishScreen search={search} state={state} />, { locale });
  const wishAt = (search: string) => (
    <TestPage>
      <WishScreen search={search} />
    </TestPage>
  );
  const box = (name: string = t('wish-page.field')) => screen.getByRole('textbox', { name });

  beforeEach(() => {
    sessionStorage.clear();
    post.mockReset().mockResolvedValue({ ok: true, message: 'Noted', next: 'We write.' });
    const views: Record<string, object> = {
      '/page-data/works/quai/page-data.json': { title: 'Quai bench' },
      '/page-data/creators/odile/page-data.json': { name: 'Odile' },
      '/page-data/fr/oeuvres/type/sieges/page-data.json': { title: 'sièges' },
    };
    jest
      .mocked(fetchText)
      .mockReset()
      .mockImplementation(async (path) => {
        const view = views[path];
        return view ? answer(JSON.stringify({ result: { data: { page: { view } } } })) : NOT_FOUND;
      });
  });

  it.each([
    ['en', '?work=quai', 'Something like ‘Quai bench’', { work: 'quai' }],
    ['en', '?creator=odile', 'Works by Odile', { creator: 'odile' }],
    ['fr', '?type=sieges', 'Des œuvres du type «\u202fsièges\u202f»', { type: 'sieges' }],
  ] as const)('begins with what the address names, in %s: %s', async (locale, search, words, named) => {
    show(search, { locale });
    const t = translator(locale);
    const [field, button] = [t('wish-page.field'), t('wish-page.button')];
    await waitFor(() => expect(box(field)).toHaveValue(words));
    await userEvent.type(box(locale === 'en' ? 'email' : 'e-mail'), 'ada@example.org');
    await userEvent.click(screen.getByRole('button', { name: button }));
    await screen.findByRole('heading', { name: 'Noted' });
    expect(screen.getByText('We write.')).toBeInTheDocument();
    expect(post.mock.calls[0]?.[1]).toBe('/api/form/wish');
    expect(post.mock.calls[0]?.[3]).toMatchObject({ wish: words, email: 'ada@example.org', ...named });
  });

  it('begins with what was searched for in vain, and leaves alone what somebody has typed', async () => {
    const { unmount } = show('', { state: { wish: 'zeppelin' } });
    await waitFor(() => expect(box()).toHaveValue('zeppelin'));
    await userEvent.clear(box());
    await userEvent.type(box(), 'An airship');
    expect(readDraft('wish')).toMatchObject({ wish: 'An airship' });
    unmount();
    show('', { state: { wish: 'zeppelin' } });
    await waitFor(() => expect(box()).toHaveValue('An airship'));
  });

  it('says in each language what nobody has changed, and keeps in all of them what somebody has', async () => {
    const views: Record<string, object> = {
      '/page-data/works/quai/page-data.json': { title: 'Quai bench' },
      '/page-data/fr/oeuvres/quai/page-data.json': { title: 'Banc Quai' },
    };
    jest
      .mocked(fetchText)
      .mockImplementation(async (path) =>
        views[path]
          ? answer(JSON.stringify({ result: { data: { page: { view: views[path] } } } }))
          : NOT_FOUND,
      );
    const looked = show('?work=quai');
    await waitFor(() => expect(box()).toHaveValue('Something like ‘Quai bench’'));
    looked.unmount();
    show('?work=quai', { locale: 'fr' }).unmount();

    const english = show('?work=quai');
    await waitFor(() => expect(box()).toHaveValue('Something like ‘Quai bench’'));
    expect(readDraft('wish:work:quai')?.['wish']).toBeUndefined();
    await userEvent.type(box('email'), 'ada@example.org');
    english.unmount();

    const french = show('?work=quai', { locale: 'fr' });
    await waitFor(() =>
      expect(box(translator('fr')('wish-page.field'))).toHaveValue(
        'Une pièce semblable à «\u202fBanc Quai\u202f»',
      ),
    );
    expect(box('e-mail')).toHaveValue('ada@example.org');
    await userEvent.type(box(translator('fr')('wish-page.field')), ', en noyer');
    french.unmount();

    show('?work=quai');
    await waitFor(() => expect(box()).toHaveValue('Une pièce semblable à «\u202fBanc Quai\u202f», en noyer'));
  });

  it('of another subject begins anew, on the page of the first', async () => {
    const { rerender } = render(wishAt('?work=quai'));
    await waitFor(() => expect(box()).toHaveValue('Something like ‘Quai bench’'));
    await userEvent.type(box('email'), 'ada@example.org');
    rerender(wishAt('?creator=odile'));
    await waitFor(() => expect(box()).toHaveValue('Works by Odile'));
    await userEvent.type(box('email'), 'ada@example.org');
    await userEvent.click(screen.getByRole('button', { name: t('wish-page.button') }));
    await screen.findByRole('heading', { name: 'Noted' });
    rerender(wishAt('?work=quai'));
    await waitFor(() => expect(box()).toHaveValue('Something like ‘Quai bench’'));
    expect(box('email')).toHaveValue('ada@example.org');
  });

  it('can be asked of what is not there: in one’s own words', async () => {
    show('?work=gone&wish=Free+money');
    await waitFor(() => expect(fetchText).toHaveBeenCalledTimes(2));
    expect(box()).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: t('wish-page.button') }));
    expect(await screen.findByText(`The ${t('wish-page.field')} field is required.`)).toBeInTheDocument();
    expect(post).not.toHaveBeenCalled();
  });

  it('that is one too many for an address says what to do, and keeps what was typed', async () => {
    const message = 'Open the links in our mails.';
    post.mockResolvedValue({ ok: false, reason: 'rate-limited', retryAfterSeconds: 3600, message });
    show();
    await userEvent.type(box(), 'A lamp');
    await userEvent.type(box('email'), 'ada@example.org');
    await userEvent.click(screen.getByRole('button', { name: t('wish-page.button') }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect([box(), box('email')].map((one) => (one as HTMLInputElement).value)).toEqual([
      'A lamp',
      'ada@example.org',
    ]);
  });

  it('is whole without scripts: a form that posts by itself', () => {
    renderWithoutScripts(<WishScreen search="" />, { locale: 'fr' });
    const form = document.querySelector('form');
    expect(form).toHaveAttribute('action', '/api/form/wish');
    expect(form).toHaveAttribute('method', 'post');
    expect(box(translator('fr')('wish-page.field'))).toBeRequired();
  });
});

describe('mail link screen', () => {
  const post = jest.mocked(postForm);
  beforeEach(() => post.mockReset());

  const EVERY = LINK_SUBJECTS.flatMap((subject) =>
    LINK_PURPOSES.flatMap((purpose) => LOCALE_CODES.map((locale) => [{ subject, purpose }, locale] as const)),
  );
  const CONFIRM: MailLinkKind = { subject: 'newsletter', purpose: 'confirm' };
  const WITHDRAW: MailLinkKind = { subject: 'newsletter', purpose: 'withdraw' };

  const viewOf = (kind: MailLinkKind, locale: LocaleCode) =>
    toMailLinkView(kind, translator(locale), 'meubles et lumières');
  const show = (kind = CONFIRM, locale: LocaleCode = 'en', search = '?token=abc.') =>
    renderInPage(<MailLinkScreen view={viewOf(kind, locale)} search={search} />, { locale });
  const title = () => screen.getByRole('heading', { level: 1 });
  const press = () => userEvent.click(screen.getByRole('button'));

  it.each(EVERY)('asks before it does anything: %j, %s', (kind, locale) => {
    show(kind, locale);
    const { title: heading, button, text } = viewOf(kind, locale);
    expect(title()).toHaveTextContent(heading);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: button })).toBeInTheDocument();
    expect(post).not.toHaveBeenCalled();
  });

  it.each(EVERY)('does what its button says, and tells what came of it: %j, %s', async (kind, locale) => {
    post.mockResolvedValue({ ok: true, message: 'Done', next: 'See you.' });
    show(kind, locale);
    await press();
    expect(post).toHaveBeenCalledWith('', `/api/${kind.subject}/${kind.purpose}`, locale, { token: 'abc' });
    await waitFor(() => expect(title()).toHaveTextContent('Done'));
    expect(title()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('See you.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says what the API says of a link that is not valid, and offers nothing more', async () => {
    post.mockResolvedValue({ ok: false, reason: 'gone', message: 'This link is not valid.' });
    show();
    await press();
    expect(await screen.findByText('This link is not valid.')).toBeInTheDocument();
    expect(title()).toHaveTextContent('Confirm your subscription');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each<[Extract<FormResult, { ok: false }>, RegExp]>([
    [{ ok: false, reason: 'offline' }, /can’t be reached/],
    [{ ok: false, reason: 'server' }, /unexpected error/],
    [{ ok: false, reason: 'invalid', message: 'No.', errors: {} }, /^No\.$/],
  ])('can be tried again after %o', async (failure, words) => {
    post.mockResolvedValueOnce(failure).mockResolvedValueOnce({ ok: true, message: 'Done' });
    show();
    await press();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    await press();
    await waitFor(() => expect(title()).toHaveTextContent('Done'));
  });

  it('posts once, however often it is pressed', async () => {
    let answer: (result: FormResult) => void = () => undefined;
    post.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    show();
    await press();
    await press();
    expect(post).toHaveBeenCalledTimes(1);
    await act(async () => answer({ ok: true, message: 'Done' }));
  });

  it.each(['', '?token='])('says that its address is incomplete: %j', async (search) => {
    show(WITHDRAW, 'fr', search);
    expect(await screen.findByText(/L’adresse de cette page est incomplète/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is whole without scripts: a form that posts by itself', () => {
    renderWithoutScripts(<MailLinkScreen view={viewOf(WITHDRAW, 'fr')} search="" />, { locale: 'fr' });
    const form = document.querySelector('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/api/newsletter/withdraw');
    expect(new FormData(form ?? undefined).get('locale')).toBe('fr');
    expect(screen.getByRole('button', { name: 'Se désinscrire' })).toHaveAttribute('type', 'submit');
  });
});
