import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { renderInPage, TestPage } from '../../../tests/render-page';
import { renderWithoutScripts } from '../../../tests/render-without-scripts';
import { FORM_PATHS } from '../../contract/forms/form-paths';
import { LINK_PATHS } from '../../contract/forms/mail-links';
import { ContactForm } from '../../features/enquiry/form/contact-form';
import { NewsletterForm } from '../../features/newsletter/newsletter-form';
import type { FormField } from '../../gallery/forms/post-form';
import type { FailedForm, PostedForm } from '../../gallery/forms/posted-form';
import { translator } from '../../i18n/i18n';
import { PostedFormContext } from '../../page/posted-form';
import { MailLinkScreen } from '../../screens/mail-link/mail-link-screen';
import { toMailLinkView } from '../../screens/mail-link/mail-link-view';
import { DURATION } from '../../theme/tokens';
import { dropDraft, keepDraft, readDraft } from './draft-storage';
import { EmailField } from './fields/email-field';
import { SwitchField } from './fields/switch-field';
import { TextArea } from './fields/text-area';
import { TextField } from './fields/text-field';
import { NamedBefore, toPostedFields } from './posted-fields';
import { SubmitButton } from './submit-button';
import { useLasting } from './use-lasting';

describe('posted fields', () => {
  const AWKWARD = `\n<b>"Zoé" & 'Cie'</b></textarea><script>alert(1)</script>\u2028fin`;
  const INVALID: FailedForm = { ok: false, reason: 'invalid', message: 'Some fields.', errors: {} };
  const FIELDS: [string, string][] = [
    ['name', `"><img src=x>`],
    ['inquiry_by', 'phone'],
    ['email', 'zoe@'],
    ['phone', ''],
    ['message', AWKWARD],
    ['newsletter', 'on'],
    ['remarks', 'spam'],
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

  afterEach(() => void (document.body.innerHTML = ''));

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
    expect(data.get('remarks')).toBe('');
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
    const view = toMailLinkView(kind, translator('en'), 'gallery');
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
    remarks: 'other',
  };

  it.each(Object.entries(PLACES))(
    'what is wrong with %s is said once, and the field is %s',
    (name, place) => {
      const failure = { ...INVALID, errors: { [name]: 'Wrong.' } };
      const posted = toPostedFields(translator('en'), { path: FORM_PATHS.contact, fields: [], failure });
      const isShown = place === 'shown';
      expect([posted.errorOf(name), posted.message]).toEqual(
        isShown ? ['Wrong.', undefined] : [undefined, 'Wrong.'],
      );
      const kept = renderToString(<NamedBefore fields={[[name, 'it']]} />);
      expect(kept !== '').toBe(place === 'named');
    },
  );
});

describe('draft storage', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  describe('a draft', () => {
    it('is kept under its own name until it is dropped', () => {
      keepDraft('contact', { name: 'Camille' });
      keepDraft('enquiry:quai', { name: 'Ada' });
      expect(readDraft('contact')).toEqual({ name: 'Camille' });
      dropDraft('contact');
      expect(readDraft('contact')).toBeUndefined();
      expect(readDraft('enquiry:quai')).toEqual({ name: 'Ada' });
    });

    it.each(['', '{"name":', '3', 'null'])('is none where the storage holds %j', (text) => {
      sessionStorage.setItem('draft:contact', text);
      expect(readDraft('contact')).toBeUndefined();
    });

    it('does no harm where storage is blocked', () => {
      jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      expect(() => keepDraft('contact', { name: 'Camille' })).not.toThrow();
      expect(readDraft('contact')).toBeUndefined();
      expect(() => dropDraft('contact')).not.toThrow();
    });
  });
});

describe('submit button', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  describe('SubmitButton', () => {
    it('shows the spinner after 300 ms, and keeps its words', () => {
      renderInPage(<SubmitButton busy>Send</SubmitButton>);
      const button = screen.getByRole('button', { name: 'Send' });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      wait(299);
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      wait(1);
      expect(screen.getByRole('status')).toHaveTextContent('Sending');
      expect(button).toHaveTextContent('Send');
    });

    it('takes the spinner away with the answer, and starts anew', () => {
      const page = (busy: boolean) => (
        <TestPage locale="fr">
          <SubmitButton busy={busy}>Envoyer</SubmitButton>
        </TestPage>
      );
      const { rerender } = renderInPage(page(true));
      wait(300);
      expect(screen.getByRole('status')).toHaveTextContent('Envoi en cours');
      rerender(page(false));
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      rerender(page(true));
      wait(299);
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    });
  });
});

describe('use lasting', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('is lasting once visitors would have lost patience, no earlier, and over at once', () => {
    const { result, rerender } = renderHook(({ active }) => useLasting(active), {
      initialProps: { active: true },
    });
    pass(DURATION.patience - 1);
    expect(result.current).toBe(false);
    pass(1);
    expect(result.current).toBe(true);
    rerender({ active: false });
    expect(result.current).toBe(false);
  });

  it('never is where it is over before', () => {
    const { result, rerender } = renderHook(({ active }) => useLasting(active), {
      initialProps: { active: true },
    });
    pass(DURATION.patience - 1);
    rerender({ active: false });
    pass(DURATION.patience);
    expect(result.current).toBe(false);
  });
});

describe('email field', () => {
  const onMeant = jest.fn();

  beforeEach(() => onMeant.mockReset());

  const type = async (text: string) => {
    renderInPage(<EmailField name="email" onMeant={onMeant} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'email' }), text);
  };

  it('asks about an address that looks misspelt, and takes the one that was meant', async () => {
    await type('zoe@gmial.com');
    await userEvent.click(await screen.findByRole('button', { name: 'zoe@gmail.com' }));
    expect(onMeant.mock.calls).toEqual([['zoe@gmail.com']]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('asks no more once it is typed well', async () => {
    await type('zoe@gmial.com');
    await screen.findByText(/^Did you mean/);
    jest.useFakeTimers();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'zoe@gmail.com' } });
    // Longer than it waits before it asks.
    await act(() => jest.advanceTimersByTimeAsync(1000));
    jest.useRealTimers();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('switch field', () => {
  const submit = jest.fn((event: SubmitEvent) => event.preventDefault());

  function show({ disabled = false } = {}) {
    renderInPage(
      <form>
        <SwitchField label="Lamp" name="lamp" disabled={disabled} />
        <button type="submit">Send</button>
      </form>,
    );
    document.querySelector('form')!.addEventListener('submit', submit);
  }

  const lamp = () => screen.getByRole('switch', { name: 'Lamp' });
  const posted = () => new FormData(document.querySelector('form')!).get('lamp');

  beforeEach(() => submit.mockClear());

  describe('SwitchField', () => {
    it('toggles at every click, also of its words, and posts its state', async () => {
      show();
      expect(lamp()).not.toBeChecked();
      expect(posted()).toBeNull();
      await userEvent.click(lamp());
      expect(lamp()).toBeChecked();
      expect(posted()).toBe('on');
      await userEvent.click(screen.getByText('Lamp'));
      expect(lamp()).not.toBeChecked();
    });

    it.each([
      ['Enter', '{Enter}'],
      ['Space', ' '],
    ])('toggles by %s, and sends nothing', async (_, key) => {
      show();
      await userEvent.tab();
      expect(lamp()).toHaveFocus();
      await userEvent.keyboard(key);
      expect(lamp()).toBeChecked();
      await userEvent.keyboard(key);
      expect(lamp()).not.toBeChecked();
      expect(submit).not.toHaveBeenCalled();
    });

    it('stays as it is when disabled', async () => {
      show({ disabled: true });
      await userEvent.click(lamp());
      await userEvent.tab();
      expect(lamp()).not.toHaveFocus();
      lamp().focus();
      await userEvent.keyboard('{Enter} ');
      expect(lamp()).not.toBeChecked();
    });
  });
});

describe.each([
  ['TextField', TextField, 2_540],
  ['TextArea', TextArea, 40_000],
])('%s', (_, Control, most) => {
  it('keeps what is far too long, but no text that would hold the browser', async () => {
    renderInPage(<Control label="name" />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'name' });
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(200_000));
    expect(field.value).toHaveLength(most);
  });

  it('is required unless it says otherwise', () => {
    renderInPage(<Control label="name" />);
    const field = screen.getByRole('textbox', { name: 'name' });
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('aria-invalid', 'false');
    expect(field).not.toHaveAttribute('aria-describedby');
  });

  it.each([
    ['en', 'phone (optional)'],
    ['fr', 'phone (facultatif)'],
  ] as const)('says in %s that it is optional', (locale, name) => {
    renderInPage(<Control label="phone" optional />, { locale });
    expect(screen.getByRole('textbox', { name })).not.toBeRequired();
  });

  it('is described by its error, which is announced', () => {
    renderInPage(<Control label="name" error="Too short." />);
    const field = screen.getByRole('textbox', { name: 'name' });
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAccessibleDescription('Too short.');
    expect(screen.getByText('Too short.').closest('[aria-live=polite]')).toBeInTheDocument();
  });
});
