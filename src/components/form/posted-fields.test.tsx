/** @jest-environment-options {"customExportConditions": ["node", "require"]} */
import { renderToString } from 'react-dom/server';
import { renderWithoutScripts } from '../../../tests/render-without-scripts';
import { FORM_PATHS } from '../../contract/forms/form-paths';
import { LINK_PATHS } from '../../contract/forms/mail-links';
import { ContactForm } from '../../features/enquiry/form/contact-form';
import { NewsletterForm } from '../../features/newsletter/newsletter-form';
import type { FailedForm, PostedForm } from '../../gallery/forms/posted-form';
import { MAIL_LINK_PAGES } from '../../i18n/pages/forms/mail-link-pages';
import type { FormField } from '../../gallery/forms/post-form';
import { translator } from '../../i18n/i18n';
import { PostedFormContext } from '../../page/posted-form';
import { MailLinkScreen } from '../../screens/mail-link/mail-link-screen';
import { toMailLinkView } from '../../screens/mail-link/mail-link-view';
import { NamedBefore, toPostedFields } from './posted-fields';

const AWKWARD = `\n<b>"Zoé" & 'Cie'</b></textarea><script>alert(1)</script>\u2028fin`;
const INVALID: FailedForm = { ok: false, reason: 'invalid', message: 'Some fields.', errors: {} };
const FIELDS: [string, string][] = [
  ['name', `"><img src=x>`],
  ['inquiry_by', 'phone'],
  ['email', 'zoe@'],
  ['phone', ''],
  ['message', AWKWARD],
  ['newsletter', 'on'],
  ['website', 'spam'],
  ['works', 'quai-bench'],
  ['works', 'lamp'],
  ['event', 'talk'],
];

function show(posted: Partial<PostedForm>, form = <ContactForm draft="contact" />) {
  const whole = { path: FORM_PATHS.contact, fields: FIELDS, failure: INVALID, ...posted };
  renderWithoutScripts(<PostedFormContext.Provider value={whole}>{form}</PostedFormContext.Provider>);
  return new FormData(document.querySelector('form') ?? undefined);
}
const focused = () => [...document.querySelectorAll('[autofocus]')].map((one) => one.getAttribute('name'));
const alert = () => document.querySelector('[role=alert]')?.textContent;

it('shows again what was typed and chosen, as text, and names again what it was about', () => {
  const data = show({});
  expect(data.get('name')).toBe(`"><img src=x>`);
  // As browsers post it.
  expect(data.get('message')).toBe(AWKWARD);
  expect([data.get('inquiry_by'), data.get('email'), data.get('newsletter')]).toEqual([
    'phone',
    'zoe@',
    'on',
  ]);
  expect([data.getAll('works'), data.get('event')]).toEqual([['quai-bench', 'lamp'], 'talk']);
  expect(data.get('website')).toBe('');
  expect(document.querySelector('b, img, script')).toBeNull();
});

it('loses nothing of a message that is far too long', () => {
  const long = 'é<'.repeat(32 * 1024);
  expect(show({ fields: [['message', long]] }).get('message')).toBe(long);
});

it('leaves off what was not chosen', () => {
  expect(show({ fields: [['name', 'Zoé']] }).get('newsletter')).toBeNull();
});

it('says what is wrong beside its field, and leads to the first', () => {
  show({ failure: { ...INVALID, errors: { message: 'Too short.', email: '<b>Not</b> valid.' } } });
  expect(alert()).toBe('2 fields need to be corrected.');
  const email = document.querySelector('[name=email]')!;
  expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(email).toHaveAccessibleDescription('<b>Not</b> valid.');
  expect(document.querySelector('[name=message]')).toHaveAccessibleDescription('Too short.');
  expect(document.querySelector('[name=name]')).toHaveAttribute('aria-invalid', 'false');
  expect(focused()).toEqual(['email']);
});

it.each<[FailedForm, RegExp]>([
  [{ ...INVALID, errors: { work: 'Nobody knows this work.' } }, /^Nobody knows this work\.$/],
  [INVALID, /^Some fields\.$/],
  [{ ok: false, reason: 'rate-limited', retryAfterSeconds: 90 }, /again in 2\u00a0minutes/],
  [{ ok: false, reason: 'too-large' }, /shorten your message/],
  [{ ok: false, reason: 'timeout' }, /has not answered/],
])('says what is wrong with the whole of it, and leads there: %j', (failure, words) => {
  show({ failure });
  expect(alert()).toMatch(words);
  expect(focused()).toEqual([null]);
});

it('shows nothing in another form of the page', () => {
  const data = show({ failure: { ...INVALID, errors: { email: 'Not valid.' } } }, <NewsletterForm quiet />);
  expect([data.get('email'), data.get('works'), alert(), focused()]).toEqual(['', null, '', []]);
});

describe('the page of a mail’s link', () => {
  const kind = { subject: 'newsletter', purpose: 'withdraw' } as const;
  const view = toMailLinkView(kind, MAIL_LINK_PAGES.en.newsletter.withdraw, 'gallery');
  const path = LINK_PATHS.newsletter.withdraw;
  const fields: [string, string][] = [['token', 'a"b']];

  it('keeps its token for another try', () => {
    const failure = { ok: false, reason: 'server' } as const;
    const data = show({ path, fields, failure }, <MailLinkScreen view={view} search="" />);
    expect(data.get('token')).toBe('a"b');
    expect(alert()).toMatch(/unexpected error/);
  });

  it('says what is wrong with the link, without a form to send again', () => {
    const failure = { ok: false, reason: 'gone', message: 'This link is not valid.' } as const;
    show({ path, fields, failure }, <MailLinkScreen view={view} search="" />);
    expect(document.querySelector('[role=status]')).toHaveTextContent('This link is not valid.');
    expect(document.querySelector('form')).toBeNull();
  });
});

/**
 * `shown`: it stands in its form with its error. `named`: the address of the page before has named it. The compiler asks for each field
 * of a new form.
 */
const PLACES: Record<FormField, 'shown' | 'named' | 'other'> = {
  name: 'shown',
  wish: 'shown',
  email: 'shown',
  phone: 'shown',
  message: 'shown',
  work: 'named',
  works: 'named',
  event: 'named',
  creator: 'named',
  type: 'named',
  token: 'named',
  arrangement: 'other',
  inquiry_by: 'other',
  newsletter: 'other',
  is_profesional: 'other',
  website: 'other',
};

it.each(Object.entries(PLACES))('what is wrong with %s is said once, and the field is %s', (name, place) => {
  const failure = { ...INVALID, errors: { [name]: 'Wrong.' } };
  const posted = toPostedFields(translator('en'), { path: FORM_PATHS.contact, fields: [], failure });
  const isShown = place === 'shown';
  expect([posted.errorOf(name), posted.message]).toEqual(
    isShown ? ['Wrong.', undefined] : [undefined, 'Wrong.'],
  );
  const kept = renderToString(<NamedBefore fields={[[name, 'it']]} />);
  expect(kept !== '').toBe(place === 'named');
});
