import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn as fillFields } from '../../../../tests/fill-in';
import { renderInPage } from '../../../../tests/render-page';
import { postForm } from '../../../gallery/forms/post-form';
import { ContactForm } from './contact-form';

jest.mock('../../../gallery/forms/post-form');
const post = jest.mocked(postForm);

const words = {
  en: {
    name: 'name',
    email: 'email',
    phone: /^phone/,
    message: 'message',
    byPhone: 'phone',
    byEmail: 'email',
    submit: 'Send a message',
  },
  fr: {
    name: 'nom',
    email: 'e-mail',
    phone: /^téléphone/,
    message: 'message',
    byPhone: 'téléphone',
    byEmail: 'e-mail',
    submit: 'Envoyer un message',
  },
};
type Locale = keyof typeof words;
type Key = 'name' | 'email' | 'phone' | 'message';

const field = (locale: Locale, key: Key) => screen.getByRole('textbox', { name: words[locale][key] });
const submit = (locale: Locale = 'en') =>
  userEvent.click(screen.getByRole('button', { name: words[locale].submit }));
const choose = (locale: Locale, key: 'byPhone' | 'byEmail') =>
  userEvent.click(screen.getByRole('radio', { name: words[locale][key] }));

const GOOD = { name: 'Camille', email: 'camille@example.org', message: 'Is the lamp still to be seen?' };

const fillIn = (values: Partial<Record<Key, string>>, locale: Locale = 'en') =>
  fillFields(values, (key) => field(locale, key));

beforeEach(() => {
  sessionStorage.clear();
  post.mockReset().mockResolvedValue({ ok: true, message: 'done' });
});

describe('a wrong field', () => {
  it.each<[Locale, Key, string, string]>([
    ['en', 'name', '', 'The name field is required.'],
    ['fr', 'name', '', 'Le champ nom est obligatoire.'],
    ['en', 'name', 'C', 'The name field must be at least 2 characters.'],
    ['fr', 'name', 'C', 'Le champ nom doit contenir au moins 2 caractères.'],
    ['en', 'name', 'x'.repeat(121), 'The name field must not be greater than 120 characters.'],
    ['fr', 'name', 'x'.repeat(121), 'Le champ nom ne doit pas dépasser 120 caractères.'],
    ['en', 'email', '', 'The email field is required.'],
    ['fr', 'email', '', 'Le champ e-mail est obligatoire.'],
    ['en', 'email', 'camille', 'The email field must be a valid email address.'],
    ['fr', 'email', 'camille', 'Le champ e-mail doit être une adresse e-mail valide.'],
    ['en', 'phone', '12345', 'The phone field must be at least 6 characters.'],
    ['fr', 'phone', '12345', 'Le champ téléphone doit contenir au moins 6 caractères.'],
    ['en', 'phone', '1'.repeat(33), 'The phone field must not be greater than 32 characters.'],
    ['en', 'phone', 'call me', 'The phone field is invalid.'],
    ['fr', 'phone', 'appelez', 'Le champ téléphone est invalide.'],
    ['en', 'message', '', 'The message field is required.'],
    ['en', 'message', 'Hello', 'The message field must be at least 10 characters.'],
    ['fr', 'message', 'Bonjour', 'Le champ message doit contenir au moins 10 caractères.'],
    ['en', 'message', 'x'.repeat(4001), 'The message field must not be greater than 4,000 characters.'],
    ['fr', 'message', 'x'.repeat(4001), 'Le champ message ne doit pas dépasser 4\u202f000 caractères.'],
  ])('%s: %s %.20j', async (locale, key, value, message) => {
    renderInPage(<ContactForm />, { locale });
    await fillIn({ ...GOOD, [key]: value }, locale);
    await submit(locale);
    await waitFor(() => expect(field(locale, key)).toHaveAccessibleDescription(message));
    expect(field(locale, key)).toHaveFocus();
    expect(post).not.toHaveBeenCalled();
  });

  it('gets the focus when it is the first of several, which are counted', async () => {
    renderInPage(<ContactForm />, { locale: 'fr' });
    await fillIn({ name: 'Camille' }, 'fr');
    await submit('fr');
    await waitFor(() => expect(field('fr', 'email')).toHaveFocus());
    expect(field('fr', 'message')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('alert')).toHaveTextContent('2 champs sont à corriger.');
  });
});

describe('the phone', () => {
  it.each([
    ['en', 'phone (optional)', 'phone', 'The phone field is required.'],
    ['fr', 'téléphone (facultatif)', 'téléphone', 'Le champ téléphone est obligatoire.'],
  ] as const)('is required where a call is preferred, in %s', async (locale, optional, required, message) => {
    renderInPage(<ContactForm />, { locale });
    expect(screen.getByRole('textbox', { name: optional })).not.toBeRequired();
    await fillIn(GOOD, locale);
    await choose(locale, 'byPhone');
    expect(screen.getByRole('textbox', { name: required })).toBeRequired();
    await submit(locale);
    await waitFor(() => expect(field(locale, 'phone')).toHaveAccessibleDescription(message));

    await choose(locale, 'byEmail');
    await waitFor(() => expect(field(locale, 'phone')).toHaveAttribute('aria-invalid', 'false'));
    await submit(locale);
    await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  });

  it('may hold spaces that do not break', async () => {
    renderInPage(<ContactForm />);
    await fillIn({ ...GOOD, phone: '+33\u00a01\u202f99 00 12 34' });
    await submit();
    expect(post.mock.calls[0]?.[3]).toMatchObject({ phone: '+33 1 99 00 12 34' });
  });
});

describe('sending', () => {
  it('posts everything, with the work', async () => {
    renderInPage(<ContactForm workSlug="guetteur-floor-lamp" about={['Guetteur floor lamp']} />, {
      locale: 'fr',
    });
    expect(screen.getByText('Guetteur floor lamp')).toBeInTheDocument();
    await fillIn({ ...GOOD, phone: '+33 1 99 00 12 34' }, 'fr');
    await choose('fr', 'byPhone');
    await userEvent.click(screen.getByRole('switch'));
    await submit('fr');
    expect(post).toHaveBeenCalledWith('', '/api/form/contact', 'fr', {
      ...GOOD,
      phone: '+33 1 99 00 12 34',
      inquiry_by: 'phone',
      newsletter: true,
      website: '',
      work: 'guetteur-floor-lamp',
    });
  });

  it('leaves out what was not given', async () => {
    renderInPage(<ContactForm />);
    await fillIn(GOOD);
    await submit();
    expect(JSON.parse(JSON.stringify(post.mock.calls[0]?.[3]))).toEqual({
      ...GOOD,
      inquiry_by: 'email',
      newsletter: false,
      website: '',
    });
  });

  it.each([
    ['en', 'Message sent', 'Thank you for your inquiry.', `We will reply to ${GOOD.email}.`, 'See you soon.'],
    [
      'fr',
      'Message envoyé',
      'Merci de votre demande.',
      `Nous vous répondrons à l’adresse ${GOOD.email}.`,
      'À bientôt.',
    ],
  ] as const)(
    'gives way to its success messages, which get the focus, in %s',
    async (locale, title, ...lines) => {
      renderInPage(<ContactForm />, { locale });
      await fillIn(GOOD, locale);
      await submit(locale);
      expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
      expect(screen.getByRole('status')).toHaveTextContent(lines.join(''));
      expect(screen.getByRole('status')).toHaveFocus();
      expect(document.querySelector('form')).not.toBeInTheDocument();
    },
  );

  it('says besides what is left to do for the newsletter', async () => {
    post.mockResolvedValue({ ok: true, message: 'Message sent', next: 'Open the link.' });
    renderInPage(<ContactForm />);
    await fillIn(GOOD);
    await submit();
    const status = await screen.findByRole('status');
    expect(status).toHaveTextContent(/inquiry\..*Open the link\.See you soon\.$/);
  });

  it.each([
    ['en', 'We will call you on +33 1 99 00 12 34.'],
    ['fr', 'Nous vous appellerons au +33 1 99 00 12 34.'],
  ] as const)('says the number that will be called, in %s', async (locale, text) => {
    renderInPage(<ContactForm />, { locale });
    await fillIn({ ...GOOD, phone: '+33 1 99 00 12 34' }, locale);
    await choose(locale, 'byPhone');
    await submit(locale);
    expect(await screen.findByRole('status')).toHaveTextContent(text);
  });

  it('puts the server’s error on its field', async () => {
    const errors = { phone: 'No such number.', work: 'Unknown work.' };
    post.mockResolvedValue({ ok: false, reason: 'invalid', message: '', errors });
    renderInPage(<ContactForm workSlug="gone" />);
    await fillIn({ ...GOOD, phone: '+33 1 99 00 12 34' });
    await submit();
    await waitFor(() => expect(field('en', 'phone')).toHaveAccessibleDescription('No such number.'));
    expect(field('en', 'phone')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Unknown work.');
    expect(field('en', 'message')).toHaveValue(GOOD.message);
  });
});

describe('a failure', () => {
  it.each([
    ['en', { reason: 'offline' }, /can’t be reached\. Please check your connection/],
    ['fr', { reason: 'offline' }, /injoignable\. Vérifiez votre connexion/],
    ['en', { reason: 'timeout' }, /has not answered.*send it again/],
    ['fr', { reason: 'timeout' }, /n’a pas répondu.*Envoyez-le de nouveau/],
    ['en', { reason: 'server' }, /unexpected error.*send the form again later/],
    ['fr', { reason: 'server' }, /erreur inattendue.*plus tard/],
    ['en', { reason: 'rate-limited', retryAfterSeconds: 61 }, /again in 2 minutes/],
    ['fr', { reason: 'rate-limited', retryAfterSeconds: 60 }, /dans 1 minute\s;/],
  ] as const)('%s: %o is said, and the message stays', async (locale, failure, text) => {
    post.mockResolvedValue({ ok: false, ...failure });
    renderInPage(<ContactForm />, { locale });
    await fillIn(GOOD, locale);
    await submit(locale);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    for (const key of ['name', 'email', 'message'] as const) {
      expect(field(locale, key)).toHaveValue(GOOD[key]);
    }
  });
});
