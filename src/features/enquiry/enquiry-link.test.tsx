import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { renderInPage } from '../../../tests/render-page';
import { postForm } from '../../gallery/forms/post-form';
import { toPictureView } from '../../media/picture-view';
import { sampleImage } from '../../media/testing/sample-image';
import { EnquiryLink } from './enquiry-link';

jest.mock('../../gallery/forms/post-form');
const post = jest.mocked(postForm);

const PATH = '/contact?work=quai&title=Quai';
const WORK = {
  slug: 'quai',
  title: 'Quai bench',
  creators: 'Odile Kerhervé',
  date: '1953',
  sold: false,
  reference: 'Ref. ML 0101',
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
    await userEvent.type(box('name'), 'Camille');
    await userEvent.type(box('email'), 'camille@example.org');
    await userEvent.type(box('message'), 'Is the bench still there?');
    await userEvent.click(screen.getByRole('button', { name: 'Send a message' }));
    await screen.findByRole('heading', { name: 'Message sent' });
    expect(post.mock.calls[0]?.[3]).toMatchObject({ work: 'quai', message: 'Is the bench still there?' });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('keeps what was typed when it is closed, and returns the focus', async () => {
    renderInPage(<EnquiryLink path={PATH} work={WORK} />);
    await open();
    await userEvent.type(box('message'), 'Is the');
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
