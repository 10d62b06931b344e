import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../tests/render-page';
import { readDraft } from '../../components/form/draft-storage';
import { postForm } from '../../gallery/forms/post-form';
import { toPictureView } from '../../media/picture-view';
import { sampleImage } from '../../media/testing/sample-image';
import { WorksEnquiryLink } from './works-enquiry-link';

jest.mock('../../gallery/forms/post-form');
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
  await userEvent.type(box('name'), 'Camille');
  await userEvent.type(box('email'), 'camille@example.org');
  await userEvent.type(box('message'), 'Are they still there?');
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
    expect(list.getAllByText(/^Work /).map(({ textContent }) => textContent)).toEqual(['Work w0', 'Work w1']);
    expect(list.getAllByText('Odile Arc')).toHaveLength(2);
    await send();
    await screen.findByRole('heading', { name: 'Message sent' });
    expect(post.mock.calls[0]?.[3]).toMatchObject({ works: ['w0', 'w1'], message: 'Are they still there?' });
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
    await userEvent.type(box('message'), 'Are');
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
