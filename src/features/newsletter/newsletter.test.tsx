import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { fillIn as fillFields } from '../../../tests/fill-in';
import { renderInPage } from '../../../tests/render-page';
import { watchDialogs } from '../../browser/closed-by-back';
import type { FormResult } from '../../gallery/forms/form-result';
import { postForm } from '../../gallery/forms/post-form';
import { NewsletterForm } from './newsletter-form';
import { NewsletterLink } from './newsletter-link';

jest.mock('../../gallery/forms/post-form');

describe('newsletter form', () => {
  const post = jest.mocked(postForm);

  const words = {
    en: { name: 'name (optional)', email: 'email', professional: 'I am a professional', submit: 'Sign up' },
    fr: {
      name: 'nom (facultatif)',
      email: 'e-mail',
      professional: 'Je suis un professionnel',
      submit: 'S’inscrire',
    },
  };
  type Locale = keyof typeof words;

  const field = (locale: Locale, key: 'name' | 'email') =>
    screen.getByRole('textbox', { name: words[locale][key] });
  const submit = (locale: Locale = 'en') =>
    userEvent.click(screen.getByRole('button', { name: words[locale].submit }));

  const named = (name: string) => document.querySelector<HTMLElement>(`form [name=${name}]`)!;
  const fillIn = (values: { name?: string; email?: string }) => fillFields(values, named);

  beforeEach(() => {
    sessionStorage.clear();
    post.mockReset().mockResolvedValue({ ok: true, message: 'done' });
  });

  describe('a wrong field', () => {
    it.each<[Locale, 'name' | 'email', { name?: string; email?: string }, string]>([
      ['en', 'email', {}, 'The email field is required.'],
      ['fr', 'email', {}, 'Le champ e-mail est obligatoire.'],
      ['en', 'email', { email: 'camille@' }, 'The email field must be a valid email address.'],
      ['fr', 'email', { email: 'camille@' }, 'Le champ e-mail doit être une adresse e-mail valide.'],
      ['en', 'name', { name: 'C', email: 'c@example.org' }, 'The name field must be at least 2 characters.'],
      [
        'fr',
        'name',
        { name: 'C', email: 'c@example.org' },
        'Le champ nom doit contenir au moins 2 caractères.',
      ],
    ])(
      'in %s, where the email is missing or invalid or the name too short, is said: %s of %o',
      async (locale, key, values, message) => {
        renderInPage(<NewsletterForm />, { locale });
        await fillIn(values);
        await submit(locale);
        await waitFor(() => expect(field(locale, key)).toHaveAccessibleDescription(message));
        expect(field(locale, key)).toHaveFocus();
        expect(post).not.toHaveBeenCalled();
      },
    );

    it('is judged on submit first, then at every change', async () => {
      renderInPage(<NewsletterForm />);
      await fillIn({ email: 'camille@' });
      await userEvent.tab();
      expect(field('en', 'email')).toHaveAttribute('aria-invalid', 'false');
      await submit();
      await waitFor(() => expect(field('en', 'email')).toHaveAttribute('aria-invalid', 'true'));
      await fillIn({ email: 'example.org' });
      await waitFor(() => expect(field('en', 'email')).toHaveAttribute('aria-invalid', 'false'));
    });
  });

  describe('sending', () => {
    it.each(['en', 'fr'] as const)(
      'posts what was typed, the switch as a boolean is_profesional, in %s',
      async (locale) => {
        renderInPage(<NewsletterForm />, { locale });
        await fillIn({ name: ' Camille ', email: 'camille@example.org' });
        await userEvent.click(screen.getByRole('switch', { name: words[locale].professional }));
        await submit(locale);
        expect(post).toHaveBeenCalledWith('', '/api/form/subscribe', locale, {
          name: 'Camille',
          email: 'camille@example.org',
          is_profesional: true,
          remarks: '',
        });
      },
    );

    it('needs no name', async () => {
      renderInPage(<NewsletterForm />);
      await fillIn({ email: 'camille@example.org' });
      await submit();
      expect(post.mock.calls[0]?.[3]).toEqual({
        email: 'camille@example.org',
        is_profesional: false,
        remarks: '',
      });
    });

    it('shows a spinner and ignores a second submit while the first is on its way', async () => {
      let answer: (result: FormResult) => void = () => undefined;
      post.mockReturnValue(new Promise((resolve) => (answer = resolve)));
      renderInPage(<NewsletterForm />);
      await fillIn({ email: 'camille@example.org' });
      await submit();
      await submit();
      await userEvent.type(field('en', 'email'), '{Enter}');
      expect(await screen.findByText('Sending')).toBeInTheDocument();
      expect(post).toHaveBeenCalledTimes(1);
      await act(async () => answer({ ok: false, reason: 'server' }));
      await submit();
      expect(post).toHaveBeenCalledTimes(2);
    });

    it.each([
      ['en', 'Subscription successful', 'See you soon.'],
      ['fr', 'Inscription réussie', 'À bientôt.'],
    ] as const)('gives way to its success messages, in %s', async (locale, title, line) => {
      renderInPage(<NewsletterForm />, { locale });
      await fillIn({ email: 'camille@example.org' });
      await submit(locale);
      const status = await screen.findByRole('status');
      expect(status).toHaveTextContent(`${title}${line}`);
      expect(status).toHaveFocus();
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    });
  });

  describe('a subscription that is to be confirmed', () => {
    it('says what the API says is left to do', async () => {
      post.mockResolvedValue({ ok: true, message: 'Plus qu’une étape', next: 'Ouvrez le lien.' });
      renderInPage(<NewsletterForm />, { locale: 'fr' });
      await fillIn({ email: 'camille@example.org' });
      await submit('fr');
      const status = await screen.findByRole('status');
      expect(status).toHaveTextContent('Plus qu’une étapeOuvrez le lien.');
      expect(status).not.toHaveTextContent('Inscription réussie');
    });
  });

  describe('a failure', () => {
    it('puts the server’s errors on their fields and goes to the first', async () => {
      const errors = { email: 'That address is blocked.', name: 'Not a name.' };
      post.mockResolvedValue({ ok: false, reason: 'invalid', message: 'Some fields are not valid.', errors });
      renderInPage(<NewsletterForm />);
      await fillIn({ name: 'Camille', email: 'camille@example.org' });
      await submit();
      await waitFor(() => expect(field('en', 'name')).toHaveAccessibleDescription('Not a name.'));
      expect(field('en', 'email')).toHaveAccessibleDescription('That address is blocked.');
      expect(field('en', 'name')).toHaveFocus();
      expect(screen.getByRole('alert')).toHaveTextContent('2 fields need to be corrected.');

      await userEvent.type(field('en', 'name'), ' Rousset');
      await waitFor(() => expect(field('en', 'name')).toHaveAttribute('aria-invalid', 'false'));
      expect(field('en', 'email')).toHaveAttribute('aria-invalid', 'true');
    });

    it.each([
      [{ remarks: 'Go away.' }, 'Go away.'],
      [{}, 'Some fields are not valid.'],
    ])('says an error that belongs to no field: %o', async (errors, text) => {
      post.mockResolvedValue({
        ok: false,
        reason: 'invalid',
        message: 'Some fields are not valid.',
        errors: errors as Record<string, string>,
      });
      renderInPage(<NewsletterForm />);
      await fillIn({ email: 'camille@example.org' });
      await submit();
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    });

    it.each<[Locale, Exclude<FormResult, { ok: true } | { reason: 'invalid' }>, RegExp]>([
      ['en', { ok: false, reason: 'offline' }, /^Our server can’t be reached\. Please check your connection/],
      ['fr', { ok: false, reason: 'offline' }, /^Notre serveur est injoignable\. Vérifiez votre connexion/],
      ['en', { ok: false, reason: 'timeout' }, /^Our server has not answered.*send it again/],
      ['fr', { ok: false, reason: 'timeout' }, /^Notre serveur n’a pas répondu.*Envoyez-le de nouveau/],
      ['en', { ok: false, reason: 'too-large' }, /too long for our server\. Please shorten/],
      ['fr', { ok: false, reason: 'too-large' }, /trop long pour notre serveur\. Abrégez/],
      ['en', { ok: false, reason: 'server' }, /unexpected error.*send the form again later/],
      [
        'fr',
        { ok: false, reason: 'server' },
        /erreur inattendue.*Envoyez de nouveau le formulaire plus tard/,
      ],
      ['en', { ok: false, reason: 'rate-limited', retryAfterSeconds: 30 }, /again in 1 minute;/],
      ['en', { ok: false, reason: 'rate-limited', retryAfterSeconds: 90 }, /again in 2 minutes;/],
      ['fr', { ok: false, reason: 'rate-limited', retryAfterSeconds: 0 }, /dans 1 minute\s;/],
      ['fr', { ok: false, reason: 'rate-limited', retryAfterSeconds: 600 }, /dans 10 minutes\s;/],
    ])('%s: %o is said, and nothing typed is lost', async (locale, failure, text) => {
      post.mockResolvedValue(failure);
      renderInPage(<NewsletterForm />, { locale });
      await fillIn({ name: 'Camille', email: 'camille@example.org' });
      await submit(locale);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
      expect(field(locale, 'name')).toHaveValue('Camille');
      expect(field(locale, 'email')).toHaveValue('camille@example.org');

      post.mockResolvedValue({ ok: true, message: 'done' });
      await submit(locale);
      expect(await screen.findByRole('status')).toHaveFocus();
    });
  });

  describe('without scripts', () => {
    it('posts to the API by itself, honeypot included', () => {
      renderInPage(<NewsletterForm />);
      const form = document.querySelector('form');
      expect(form).toHaveAttribute('method', 'post');
      expect(form).toHaveAttribute('action', '/api/form/subscribe');
      const honeypot = document.querySelector('input[name=remarks]');
      expect(honeypot).toHaveAttribute('tabindex', '-1');
      expect(honeypot).toHaveAttribute('autocomplete', 'off');
      expect(honeypot).not.toBeVisible();
      for (const name of ['1p-ignore', 'bwignore', 'form-type', 'lpignore', 'protonpass-ignore'])
        expect(honeypot).toHaveAttribute(`data-${name}`);
      expect(new FormData(form ?? undefined).get('locale')).toBe('en');
      expect(screen.getByRole('switch')).toHaveAttribute('name', 'is_profesional');
    });
  });
});

describe('newsletter link', () => {
  const link = () => screen.getByText('newsletter', { selector: 'a' });
  const dialog = () => screen.queryByRole('dialog', { name: 'Newsletter' });

  async function open() {
    await userEvent.click(link());
    return screen.findByRole('dialog', { name: 'Newsletter' });
  }

  beforeAll(watchDialogs);
  afterAll(() => {
    for (const name of ['pushState', 'replaceState']) Reflect.deleteProperty(window.history, name);
  });
  beforeEach(() => jest.mocked(navigate).mockClear());

  describe('NewsletterLink', () => {
    it.each([
      ['en', '/contact#newsletter'],
      ['fr', '/fr/contact#newsletter'],
    ] as const)('leads to the form on the page, in %s', (locale, path) => {
      renderInPage(<NewsletterLink className="small" />, { locale });
      expect(link()).toHaveAttribute('href', path);
      expect(link()).toHaveClass('small');
      expect(dialog()).not.toBeInTheDocument();
    });

    it('opens the dialog on a click, after the menu has been told', async () => {
      const beforeOpen = jest.fn(() => expect(dialog()).not.toBeInTheDocument());
      renderInPage(<NewsletterLink beforeOpen={beforeOpen} />);
      const panel = await open();
      expect(beforeOpen).toHaveBeenCalledTimes(1);
      expect(navigate).not.toHaveBeenCalled();
      expect(panel).toHaveAttribute('aria-modal', 'true');
      expect(panel).toHaveTextContent('Sign up to our newsletter for occasional updates');
    });

    it('is left to the browser with Ctrl or ⌘', async () => {
      const user = userEvent.setup();
      renderInPage(<NewsletterLink />);
      await user.keyboard('{Control>}');
      await user.click(link());
      await user.keyboard('{/Control}{Meta>}');
      await user.click(link());
      await user.keyboard('{/Meta}');
      await new Promise((resolve) => setTimeout(resolve));
      expect(dialog()).not.toBeInTheDocument();
    });
  });

  describe('the dialog', () => {
    it.each<[string, () => unknown]>([
      ['Escape', () => userEvent.keyboard('{Escape}')],
      ['a click outside', () => userEvent.click(dialog()!.parentElement!)],
      ['its close control', () => userEvent.click(screen.getByRole('button', { name: 'close' }))],
      ['going back', () => window.history.back()],
      ['going on to another page', () => window.history.pushState({}, '', '/legal-notice')],
    ])('closes on %s and returns the focus', async (_, dismiss) => {
      renderInPage(<NewsletterLink />);
      await open();
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'name (optional)' })).toHaveFocus());
      await act(async () => void (await dismiss()));
      await waitFor(() => expect(dialog()).not.toBeInTheDocument());
      await waitFor(() => expect(link()).toHaveFocus());
    });

    it('stays open for a click inside', async () => {
      renderInPage(<NewsletterLink />);
      await open();
      await userEvent.click(screen.getByRole('textbox', { name: 'email' }));
      expect(dialog()).toBeInTheDocument();
    });

    it('is modal and traps the focus, so that none outside can close it', async () => {
      renderInPage(
        <>
          <NewsletterLink />
          <button type="button">behind</button>
        </>,
      );
      await open();
      for (let press = 0; press < 12; press += 1) {
        await userEvent.tab();
        expect(screen.getByText('behind')).not.toHaveFocus();
      }
      act(() => screen.getByText('behind').focus());
      await waitFor(() => expect(dialog()).toContainElement(document.activeElement as HTMLElement));
    });

    it('shows the form first, and on success a message in its place', async () => {
      jest.mocked(postForm).mockResolvedValue({ ok: true, message: 'done' });
      renderInPage(<NewsletterLink />);
      await open();
      expect(dialog()).not.toHaveTextContent('Subscription successful');
      await userEvent.type(screen.getByRole('textbox', { name: 'email' }), 'camille@example.org{Enter}');
      await waitFor(() => expect(dialog()).toHaveTextContent('Subscription successful'));
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    });
  });
});
