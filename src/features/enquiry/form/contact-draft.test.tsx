import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../../tests/render-page';
import { readDraft } from '../../../components/form/draft-storage';
import { postForm } from '../../../gallery/forms/post-form';
import { NewsletterForm } from '../../newsletter/newsletter-form';
import { ContactForm } from './contact-form';

jest.mock('../../../gallery/forms/post-form');
const post = jest.mocked(postForm);

const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send a message' }));

async function write(draft?: string) {
  const { unmount } = renderInPage(<ContactForm draft={draft} />);
  await userEvent.type(box('name'), 'Camille');
  await userEvent.type(box('email'), 'camille@example.org');
  await userEvent.type(box('message'), 'Is the lamp still there?');
  await userEvent.type(box(/^phone/), '+33 1 99 00 12 34');
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
    expect(post.mock.calls[0]?.[3]).toMatchObject({ name: 'Camille', inquiry_by: 'phone', newsletter: true });
  });

  it('keeps what the visitor asks about, also where the form knows of the works a moment later', async () => {
    const asked = { works: 1, isPriced: false };
    const price = () => screen.getByRole('radio', { name: 'the price' });
    const { unmount } = renderInPage(<ContactForm draft="enquiry:quai" asked={asked} />);
    await userEvent.click(price());
    await userEvent.type(box('message'), 'And its year?');
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
    await userEvent.type(box('message'), 'Good evening, what does it cost?');
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
    await userEvent.type(box('name'), 'Ada');
    rerender(<ContactForm draft="contact" />);
    expect(box('name')).toHaveValue('Ada');
    expect(box('email')).toHaveValue('camille@example.org');
  });

  it('holds what was typed while it was unknown what the enquiry is about', async () => {
    const { rerender, unmount } = renderInPage(<ContactForm />);
    await userEvent.type(box('message'), 'Is it still there?');
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
  await userEvent.type(box('email'), 'camille@example.org');
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
