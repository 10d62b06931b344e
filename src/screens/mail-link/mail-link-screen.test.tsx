import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../tests/render-page';
import { renderWithoutScripts } from '../../../tests/render-without-scripts';
import { LINK_PURPOSES, LINK_SUBJECTS } from '../../contract/forms/mail-links';
import type { FormResult } from '../../gallery/forms/form-result';
import { postForm } from '../../gallery/forms/post-form';
import { LOCALE_CODES, type LocaleCode } from '../../i18n/locales';
import { MAIL_LINK_PAGES } from '../../i18n/pages/forms/mail-link-pages';
import { MailLinkScreen } from './mail-link-screen';
import { toMailLinkView, type MailLinkKind } from './mail-link-view';

jest.mock('../../gallery/forms/post-form');
const post = jest.mocked(postForm);
beforeEach(() => post.mockReset());

const EVERY = LINK_SUBJECTS.flatMap((subject) =>
  LINK_PURPOSES.flatMap((purpose) => LOCALE_CODES.map((locale) => [{ subject, purpose }, locale] as const)),
);
const CONFIRM: MailLinkKind = { subject: 'newsletter', purpose: 'confirm' };
const WITHDRAW: MailLinkKind = { subject: 'newsletter', purpose: 'withdraw' };

const wordsOf = ({ subject, purpose }: MailLinkKind, locale: LocaleCode) =>
  MAIL_LINK_PAGES[locale][subject][purpose];
const viewOf = (kind: MailLinkKind, locale: LocaleCode) =>
  toMailLinkView(kind, wordsOf(kind, locale), 'meubles et lumières');
const show = (kind = CONFIRM, locale: LocaleCode = 'en', search = '?token=abc') =>
  renderInPage(<MailLinkScreen view={viewOf(kind, locale)} search={search} />, { locale });
const title = () => screen.getByRole('heading', { level: 1 });
const press = () => userEvent.click(screen.getByRole('button'));

it.each(EVERY)('asks before it does anything: %j, %s', (kind, locale) => {
  show(kind, locale);
  const { title: heading, button, text } = wordsOf(kind, locale);
  expect(title()).toHaveTextContent(heading);
  expect(screen.getByText(text('meubles et lumières'))).toBeInTheDocument();
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
