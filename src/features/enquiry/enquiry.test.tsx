import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fillIn as fillFields } from '../../../tests/fill-in';
import { renderInPage, TEST_SITE, TestPage } from '../../../tests/render-page';
import { readDraft } from '../../components/form/draft-storage';
import { postForm } from '../../gallery/forms/post-form';
import { toPictureView } from '../../media/picture-view';
import { sampleImage } from '../../media/testing/sample-image';
import { NewsletterForm } from '../newsletter/newsletter-form';
import { EnquiryLink } from './enquiry-link';
import { ContactForm } from './form/contact-form';
import { WorksEnquiryLink } from './works-enquiry-link';

jest.mock('../../gallery/forms/post-form');

const named = (name: string) => document.querySelector<HTMLElement>(`form [name=${name}]`)!;
/** Writes at one stroke into the field of that name. */
const paste = (name: string, text: string) => fillFields({ [name]: text }, named);

describe('enquiry link', () => {
  const post = jest.mocked(postForm);

  const PATH = '/contact?work=quai';
  const WORK = {
    slug: 'quai',
    title: 'Quai bench',
    creators: 'Odile Kerhervé',
    date: '1953',
    sold: false,
    reference: 'Ref. ML 0101',
    isPriced: false,
    picture: toPictureView(sampleImage('quai'), ''),
  };

  const link = (name = 'Enquire') => screen.getByText(name, { selector: 'a' });
  const dialog = () => screen.queryByRole('dialog');
  const box = (name: string) => screen.getByRole('textbox', { name });

  async function open(name = 'Enquire') {
    await userEvent.click(link(name));
    return screen.findByRole('dialog', { name });
  }

  beforeEach(() => {
    sessionStorage.clear();
    jest.mocked(navigate).mockClear();
    post.mockReset().mockResolvedValue({ ok: true, message: 'done' });
  });

  describe('EnquiryLink', () => {
    it('leads to the contact page underneath', () => {
      renderInPage(<EnquiryLink path={PATH} work={WORK} className="large" />);
      expect(link()).toHaveAttribute('href', PATH);
      expect(link()).toHaveAttribute('aria-haspopup', 'dialog');
      expect(link()).toHaveClass('large');
      expect(dialog()).not.toBeInTheDocument();
    });

    it('is left to the browser with Ctrl', () => {
      renderInPage(<EnquiryLink path={PATH} work={WORK} />);
      fireEvent.click(link(), { ctrlKey: true });
      expect(dialog()).not.toBeInTheDocument();
    });

    it('opens a dialog that names the work', async () => {
      renderInPage(<EnquiryLink path={PATH} work={WORK} />);
      const panel = within(await open());
      expect(panel.getByRole('heading', { name: 'Enquire' })).toBeInTheDocument();
      for (const text of ['Odile Kerhervé', 'Quai bench', '1953', 'Ref. ML 0101']) {
        expect(panel.getByText(text)).toBeInTheDocument();
      }
      expect(dialog()!.querySelector('img')).toHaveAttribute('alt', '');
      expect(navigate).not.toHaveBeenCalled();
    });

    it.each([
      ['en', 'I am looking for this', 'sold'],
      ['fr', 'Je recherche cette pièce', 'vendu'],
    ] as const)('asks for a sold one, without a picture, in %s', async (locale, name, mark) => {
      const { picture: _, ...work } = { ...WORK, sold: true };
      renderInPage(<EnquiryLink path={PATH} work={work} />, { locale });
      const panel = within(await open(name));
      expect(panel.getByText(mark)).toBeInTheDocument();
      expect(panel.queryByRole('img')).not.toBeInTheDocument();
    });

    it('sends the work’s slug, and thanks in place of the form', async () => {
      renderInPage(<EnquiryLink path={PATH} work={WORK} />);
      await open();
      await paste('name', 'Camille');
      await paste('email', 'camille@example.org');
      await paste('message', 'Is the bench still there?');
      await userEvent.click(screen.getByRole('button', { name: 'Send a message' }));
      await screen.findByRole('heading', { name: 'Message sent' });
      expect(post.mock.calls[0]?.[3]).toMatchObject({ work: 'quai', message: 'Is the bench still there?' });
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /take out/ })).not.toBeInTheDocument();
    });

    it.each([
      ['en', 'the price', 'Could you tell me the price of this work?', 'something else'],
      ['fr', 'connaître le prix', 'Pourriez-vous m’indiquer le prix de cette œuvre\u202f?', 'autre chose'],
    ] as const)(
      'has a chosen subject write a line after what is written already, in %s',
      async (locale, subject, line, other) => {
        renderInPage(<EnquiryLink path={PATH} work={WORK} />, { locale });
        await open(locale === 'en' ? 'Enquire' : 'Se renseigner');
        await paste('message', 'For a hall.');
        await userEvent.click(screen.getByRole('radio', { name: subject }));
        expect(box('message')).toHaveValue(`For a hall.\n\n${line}`);
        await userEvent.click(screen.getByRole('radio', { name: other }));
        expect(box('message')).toHaveValue('For a hall.');
      },
    );

    it('does not ask for a price that is told, nor for anything of a sold work', async () => {
      const { unmount } = renderInPage(<EnquiryLink path={PATH} work={{ ...WORK, isPriced: true }} />);
      await open();
      expect(screen.getByRole('radio', { name: 'more pictures' })).toBeInTheDocument();
      expect(screen.queryByRole('radio', { name: 'the price' })).not.toBeInTheDocument();
      unmount();
      renderInPage(<EnquiryLink path={PATH} work={{ ...WORK, sold: true }} />);
      await open('I am looking for this');
      expect(screen.queryByRole('group', { name: 'I would like' })).not.toBeInTheDocument();
    });

    it('can be sent without the work, which is put back by the same button', async () => {
      renderInPage(<EnquiryLink path={PATH} work={WORK} />);
      await open();
      await userEvent.click(screen.getByRole('button', { name: 'take out Quai bench' }));
      expect(screen.getByRole('button', { name: 'put back Quai bench' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('{Enter}');
      await paste('name', 'Camille');
      await paste('email', 'camille@example.org');
      await paste('message', 'A question of another kind');
      await userEvent.click(screen.getByRole('button', { name: 'Send a message' }));
      await screen.findByRole('heading', { name: 'Message sent' });
      expect(post.mock.calls[0]?.[3]).toMatchObject({
        work: undefined,
        message: 'A question of another kind',
      });
      expect(post.mock.calls[0]?.[3]).not.toHaveProperty('subject');
    });

    it('keeps what was typed when it is closed, and returns the focus', async () => {
      renderInPage(<EnquiryLink path={PATH} work={WORK} />);
      await open();
      await paste('message', 'Is the');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog()).not.toBeInTheDocument());
      await waitFor(() => expect(link()).toHaveFocus());
      await open();
      expect(box('message')).toHaveValue('Is the');
    });

    it('keeps the focus inside', async () => {
      renderInPage(
        <>
          <EnquiryLink path={PATH} work={WORK} />
          <button type="button">behind</button>
        </>,
      );
      await open();
      for (let press = 0; press < 16; press += 1) {
        await userEvent.tab();
        expect(screen.getByText('behind')).not.toHaveFocus();
      }
    });
  });
});

describe('works enquiry link', () => {
  const post = jest.mocked(postForm);

  const work = (slug: string) => ({
    slug,
    title: `Work ${slug}`,
    creators: 'Odile Arc',
    sold: false,
    picture: toPictureView(sampleImage(slug), ''),
  });
  const works = (count: number) => Array.from({ length: count }, (_, index) => work(`w${index}`));
  const box = (name: string) => screen.getByRole('textbox', { name });

  async function open(count: number, locale: 'en' | 'fr' = 'en') {
    renderInPage(<WorksEnquiryLink works={works(count)} />, { locale });
    const name = locale === 'en' ? 'Enquire' : 'Se renseigner';
    await userEvent.click(screen.getByText(name, { selector: 'a' }));
    return within(await screen.findByRole('dialog', { name }));
  }

  async function send() {
    await paste('name', 'Camille');
    await paste('email', 'camille@example.org');
    await paste('message', 'Are they still there?');
    await userEvent.click(screen.getByRole('button', { name: 'Send a message' }));
  }

  beforeEach(() => {
    sessionStorage.clear();
    post.mockReset().mockResolvedValue({ ok: true, message: 'done' });
  });

  describe('an enquiry about a selection', () => {
    it('leads to the contact page underneath, which is told the works', () => {
      renderInPage(<WorksEnquiryLink works={works(2)} />, { locale: 'fr' });
      expect(screen.getByText('Se renseigner')).toHaveAttribute('href', '/fr/contact?works=w0,w1');
    });

    it('names its works in the panel, and sends them all', async () => {
      const panel = await open(2);
      const list = within(panel.getByRole('list', { name: 'Works in your inquiry' }));
      expect(list.getAllByText(/^Work /).map(({ textContent }) => textContent)).toEqual([
        'Work w0',
        'Work w1',
      ]);
      expect(list.getAllByText('Odile Arc')).toHaveLength(2);
      await send();
      await screen.findByRole('heading', { name: 'Message sent' });
      expect(post.mock.calls[0]?.[3]).toMatchObject({
        works: ['w0', 'w1'],
        message: 'Are they still there?',
      });
      expect(JSON.stringify(post.mock.calls[0]?.[3])).not.toContain('"work"');
    });

    it('sends those that were not taken out', async () => {
      await open(3);
      await userEvent.click(screen.getByRole('button', { name: 'take out Work w1' }));
      expect(screen.getByText('Your inquiry is about 2 works')).toHaveAttribute('role', 'status');
      await send();
      await screen.findByRole('heading', { name: 'Message sent' });
      expect(post.mock.calls[0]?.[3]).toMatchObject({ works: ['w0', 'w2'] });
    });

    it('folds away what is more than six', async () => {
      const panel = await open(8, 'fr');
      expect(
        within(panel.getByRole('list', { name: 'Œuvres de la demande' })).getAllByRole('listitem'),
      ).toHaveLength(6);
      expect(panel.getByText('et 2 autres', { selector: 'summary' }).closest('details')).not.toHaveAttribute(
        'open',
      );
    });

    it('keeps a draft of its own', async () => {
      await open(1);
      await paste('message', 'Are');
      expect(readDraft('selection')).toMatchObject({ message: 'Are' });
    });

    it('says which works the gallery does not know, and keeps what was typed', async () => {
      const message = 'The gallery does not know these works: w1. Please leave them out.';
      post.mockResolvedValue({ ok: false, reason: 'invalid', message: 'no', errors: { works: message } });
      await open(2);
      await send();
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
      expect(box('message')).toHaveValue('Are they still there?');
    });
  });
});

describe('contact draft', () => {
  const post = jest.mocked(postForm);

  const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send a message' }));

  async function write(draft?: string) {
    const { unmount } = renderInPage(<ContactForm draft={draft} />);
    await paste('name', 'Camille');
    await paste('email', 'camille@example.org');
    await paste('message', 'Is the lamp still there?');
    await paste('phone', '+33 1 99 00 12 34');
    await userEvent.click(screen.getByRole('radio', { name: 'phone' }));
    await userEvent.click(screen.getByRole('switch'));
    return unmount;
  }

  beforeEach(() => {
    sessionStorage.clear();
    post.mockReset().mockResolvedValue({ ok: true, message: 'done' });
  });

  describe('the draft of the contact form', () => {
    it('survives the form, with its choices', async () => {
      (await write('contact'))();
      renderInPage(<ContactForm draft="contact" />);
      expect(box('name')).toHaveValue('Camille');
      expect(box('email')).toHaveValue('camille@example.org');
      expect(box('message')).toHaveValue('Is the lamp still there?');
      expect(box('phone')).toHaveValue('+33 1 99 00 12 34');
      expect(screen.getByRole('radio', { name: 'phone' })).toBeChecked();
      expect(screen.getByRole('switch')).toBeChecked();
      await send();
      expect(post.mock.calls[0]?.[3]).toMatchObject({
        name: 'Camille',
        inquiry_by: 'phone',
        newsletter: true,
      });
    });

    it('keeps what the visitor asks about, also where the form knows of the works a moment later', async () => {
      const asked = { works: 1, isPriced: false };
      const price = () => screen.getByRole('radio', { name: 'the price' });
      const { unmount } = renderInPage(<ContactForm draft="enquiry:quai" asked={asked} />);
      await userEvent.click(price());
      await paste('message', 'And its year?');
      unmount();
      const { rerender } = renderInPage(<ContactForm draft="enquiry:quai" />);
      rerender(<ContactForm draft="enquiry:quai" asked={asked} />);
      expect(price()).toBeChecked();
    });

    it('keeps the choice beside a message that no longer begins with its line', async () => {
      const asked = { works: 1, isPriced: false };
      const { unmount } = renderInPage(<ContactForm draft="enquiry:quai" asked={asked} />);
      await userEvent.click(screen.getByRole('radio', { name: 'the price' }));
      await userEvent.clear(box('message'));
      await paste('message', 'Good evening, what does it cost?');
      unmount();
      renderInPage(<ContactForm draft="enquiry:quai" asked={asked} />);
      expect(screen.getByRole('radio', { name: 'the price' })).toBeChecked();
      expect(box('message')).toHaveValue('Good evening, what does it cost?');
    });

    it('is each work’s own', async () => {
      (await write('enquiry:quai'))();
      renderInPage(<ContactForm draft="enquiry:brise" />);
      expect(box('name')).toHaveValue('');
      expect(screen.getByRole('radio', { name: 'email' })).toBeChecked();
    });

    it('is filled in when it is known what the enquiry is about, but over nothing that was typed', async () => {
      (await write('contact'))();
      const { rerender } = renderInPage(<ContactForm />);
      await paste('name', 'Ada');
      rerender(<ContactForm draft="contact" />);
      expect(box('name')).toHaveValue('Ada');
      expect(box('email')).toHaveValue('camille@example.org');
    });

    it('holds what was typed while it was unknown what the enquiry is about', async () => {
      const { rerender, unmount } = renderInPage(<ContactForm />);
      await paste('message', 'Is it still there?');
      rerender(<ContactForm draft="contact" />);
      unmount();
      renderInPage(<ContactForm draft="contact" />);
      expect(box('message')).toHaveValue('Is it still there?');
    });

    it('is none while nothing is typed', () => {
      renderInPage(<ContactForm draft="contact" />);
      expect(readDraft('contact')).toBeUndefined();
    });

    it('is dropped once the form is sent', async () => {
      await write('contact');
      await send();
      await screen.findByRole('heading', { name: 'Message sent' });
      expect(readDraft('contact')).toBeUndefined();
    });

    it('is dropped also when the form has been closed meanwhile', async () => {
      let answer: (result: { ok: true; message: string }) => void = () => undefined;
      post.mockReturnValue(new Promise((resolve) => (answer = resolve)));
      const close = await write('contact');
      await send();
      await waitFor(() => expect(post).toHaveBeenCalled());
      close();
      await act(async () => answer({ ok: true, message: 'done' }));
      expect(readDraft('contact')).toBeUndefined();
    });

    it('stays when sending fails', async () => {
      post.mockResolvedValue({ ok: false, reason: 'offline' });
      await write('contact');
      await send();
      await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
      expect(readDraft('contact')).toMatchObject({ message: 'Is the lamp still there?' });
    });

    it('holds nothing of the field that machines fill, nor what nobody has changed', async () => {
      await write('contact');
      expect(Object.keys(readDraft('contact') ?? {}).sort()).toEqual(
        ['email', 'inquiry_by', 'message', 'name', 'newsletter', 'phone'].sort(),
      );
    });
  });

  it('the newsletter’s form keeps what was typed as well', async () => {
    const { unmount } = renderInPage(<NewsletterForm />);
    await paste('email', 'camille@example.org');
    await userEvent.click(screen.getByRole('switch'));
    unmount();
    renderInPage(<NewsletterForm />);
    expect(box('email')).toHaveValue('camille@example.org');
    expect(screen.getByRole('switch')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    await screen.findByText('Subscription successful');
    expect(readDraft('newsletter')).toBeUndefined();
  });

  it('takes back what was said of an empty message, once the choice has written one', async () => {
    renderInPage(
      <ContactForm workSlug="quai-bench" asked={{ works: 1, isPriced: false }} draft="enquiry:quai-bench" />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send a message' }));
    const required = () => screen.queryByText('The message field is required.');
    expect(required()).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'the price' }));
    await waitFor(() => expect(required()).not.toBeInTheDocument());
  });
});

describe('contact form html', () => {
  const page = (
    <TestPage site={{ ...TEST_SITE, apiOrigin: 'https://api.example' }}>
      <ContactForm draft="contact" />
    </TestPage>
  );

  let complaints: jest.SpiedFunction<typeof console.error>;
  let storage: jest.SpiedFunction<Storage['getItem']>;

  beforeEach(() => {
    sessionStorage.clear();
    complaints = jest.spyOn(console, 'error').mockImplementation();
    storage = jest.spyOn(Storage.prototype, 'getItem');
    document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  });
  afterEach(() => {
    jest.restoreAllMocks();
    document.body.innerHTML = '';
  });

  describe('the contact form in the page’s HTML', () => {
    it('is checked by the browser and posts to the API', () => {
      const form = document.querySelector('form')!;
      expect(form).toHaveAttribute('action', 'https://api.example/api/form/contact');
      expect(form).toHaveAttribute('method', 'post');
      expect(form).not.toHaveAttribute('novalidate');
      expect([...new FormData(form).keys()].sort()).toEqual(
        ['locale', 'name', 'inquiry_by', 'email', 'phone', 'message', 'remarks'].sort(),
      );
      expect(new FormData(form).get('inquiry_by')).toBe('email');
      expect(new FormData(form).get('locale')).toBe('en');
    });

    it('asks the browser for no draft while it is rendered', () => {
      expect(storage).not.toHaveBeenCalled();
    });

    it('has choices that work and are posted without scripts', () => {
      screen.getByRole<HTMLInputElement>('radio', { name: 'phone' }).click();
      screen.getByRole<HTMLInputElement>('switch').click();
      const posted = new FormData(document.querySelector('form')!);
      expect(posted.get('inquiry_by')).toBe('phone');
      expect(posted.get('newsletter')).toBe('on');
    });

    it('keeps what was typed before the page came alive', async () => {
      screen.getByRole<HTMLInputElement>('textbox', { name: 'name' }).value = 'Camille';
      screen.getByRole<HTMLInputElement>('textbox', { name: 'message' }).value = 'Is it still there?';
      // Browsers remember that a choice was taken back, jsdom only that one was made.
      screen.getByRole<HTMLInputElement>('radio', { name: 'email' }).checked = false;
      screen.getByRole<HTMLInputElement>('radio', { name: 'phone' }).click();
      screen.getByRole<HTMLInputElement>('switch').click();
      await act(async () => {
        hydrateRoot(document.getElementById('root')!, page);
      });
      expect(screen.getByRole('textbox', { name: 'name' })).toHaveValue('Camille');
      expect(screen.getByRole('textbox', { name: 'message' })).toHaveValue('Is it still there?');
      expect(readDraft('contact')).toMatchObject({ name: 'Camille', message: 'Is it still there?' });
      expect(document.querySelector('form')).toHaveAttribute('novalidate');
      expect(screen.getByRole('radio', { name: 'phone' })).toBeChecked();
      expect(screen.getByRole('switch')).toBeChecked();
      expect(screen.getByRole('textbox', { name: 'phone' })).toBeRequired();
      // React takes a page with a document for a browser and warns of effects on the server; nothing else may come up.
      const others = complaints.mock.calls.filter(([text]) => !String(text).includes('useLayoutEffect'));
      expect(others).toEqual([]);
    });
  });
});

describe('contact form', () => {
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

  const fillIn = (values: Partial<Record<Key, string>>) => fillFields(values, named);

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
      ['en', 'message', '', 'The message field is required.'],
      ['en', 'message', 'Hello', 'The message field must be at least 10 characters.'],
      ['fr', 'message', 'Bonjour', 'Le champ message doit contenir au moins 10 caractères.'],
      ['en', 'message', 'x'.repeat(4001), 'The message field must not be greater than 4,000 characters.'],
      ['fr', 'message', 'x'.repeat(4001), 'Le champ message ne doit pas dépasser 4\u202f000 caractères.'],
    ])('%s: %s %.20j', async (locale, key, value, message) => {
      renderInPage(<ContactForm />, { locale });
      await fillIn({ ...GOOD, [key]: value });
      await submit(locale);
      await waitFor(() => expect(field(locale, key)).toHaveAccessibleDescription(message));
      expect(field(locale, key)).toHaveFocus();
      expect(post).not.toHaveBeenCalled();
    });

    it('gets the focus when it is the first of several, which are counted', async () => {
      renderInPage(<ContactForm />, { locale: 'fr' });
      await fillIn({ name: 'Camille' });
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
    ] as const)(
      'is required where a call is preferred, in %s',
      async (locale, optional, required, message) => {
        renderInPage(<ContactForm />, { locale });
        expect(screen.getByRole('textbox', { name: optional })).not.toBeRequired();
        await fillIn(GOOD);
        await choose(locale, 'byPhone');
        expect(screen.getByRole('textbox', { name: required })).toBeRequired();
        await submit(locale);
        await waitFor(() => expect(field(locale, 'phone')).toHaveAccessibleDescription(message));

        await choose(locale, 'byEmail');
        await waitFor(() => expect(field(locale, 'phone')).toHaveAttribute('aria-invalid', 'false'));
        await submit(locale);
        await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
      },
    );

    const ALLOWED = /at least 6 digits, spaces, \+ \( \) \. - \/ #, “ext” and words in brackets\.$/;

    it.each<[Locale, string, string | RegExp]>([
      ['en', '12345', 'The phone field must be at least 6 characters.'],
      ['fr', '12345', 'Le champ téléphone doit contenir au moins 6 caractères.'],
      ['en', '1'.repeat(61), 'The phone field must not be greater than 60 characters.'],
      ['en', 'call me', ALLOWED],
      ['fr', 'appelez', /^Le champ téléphone est invalide\. Sont admis au moins 6 chiffres/],
    ])('says what is allowed where a call is preferred, in %s of %s', async (locale, phone, message) => {
      renderInPage(<ContactForm />, { locale });
      await fillIn({ ...GOOD, phone });
      await choose(locale, 'byPhone');
      await submit(locale);
      await waitFor(() => expect(field(locale, 'phone')).toHaveAccessibleDescription(message));
      expect(field(locale, 'phone')).toHaveFocus();
      expect(post).not.toHaveBeenCalled();
    });

    it('stops no message where it is optional, and is sent as it was written', async () => {
      renderInPage(<ContactForm />);
      await fillIn({ ...GOOD, phone: 'call me' });
      await submit();
      expect(post.mock.calls[0]?.[3]).toMatchObject({ phone: 'call me' });
    });

    it('and the email are sent without marks that nobody sees', async () => {
      renderInPage(<ContactForm />);
      await fillIn({
        ...GOOD,
        email: '\u202acamille@example\u200b.org\u202c',
        phone: '+33\u00a01\u202f99\u201100 12 34',
      });
      await submit();
      expect(post.mock.calls[0]?.[3]).toMatchObject({ email: GOOD.email, phone: '+33 1 99-00 12 34' });
    });
  });

  it.each([
    ['en', 'I prefer to send my inquiry by'],
    ['fr', 'Je préfère une réponse par'],
  ] as const)('lets visitors choose how they are answered, in %s', (locale, name) => {
    renderInPage(<ContactForm />, { locale });
    const choices = within(screen.getByRole('group', { name })).getAllByRole('radio');
    expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(['email', 'phone']);
  });

  describe('sending', () => {
    it('posts everything, with the work', async () => {
      renderInPage(<ContactForm workSlug="guetteur-floor-lamp" about={['Guetteur floor lamp']} />, {
        locale: 'fr',
      });
      expect(screen.getByText('Guetteur floor lamp')).toBeInTheDocument();
      await fillIn({ ...GOOD, phone: '+33 1 99 00 12 34' });
      await choose('fr', 'byPhone');
      await userEvent.click(screen.getByRole('switch'));
      await submit('fr');
      expect(post).toHaveBeenCalledWith('', '/api/form/contact', 'fr', {
        ...GOOD,
        phone: '+33 1 99 00 12 34',
        inquiry_by: 'phone',
        newsletter: true,
        remarks: '',
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
        remarks: '',
      });
    });

    it.each([
      [
        'en',
        'Message sent',
        'Thank you for your inquiry.',
        `We will reply to ${GOOD.email}.`,
        'See you soon.',
      ],
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
        await fillIn(GOOD);
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
      await fillIn({ ...GOOD, phone: '+33 1 99 00 12 34' });
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
      await fillIn(GOOD);
      await submit(locale);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
      for (const key of ['name', 'email', 'message'] as const) {
        expect(field(locale, key)).toHaveValue(GOOD[key]);
      }
    });
  });
});
