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
    await userEvent.type(box('name'), 'Camille');
    await userEvent.type(box('email'), 'camille@example.org');
    await userEvent.type(box('message'), 'Is the bench still there?');
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
      await userEvent.type(box('message'), 'For a hall.');
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
    await userEvent.type(box('name'), 'Camille');
    await userEvent.type(box('email'), 'camille@example.org');
    await userEvent.type(box('message'), 'A question of another kind');
    await userEvent.click(screen.getByRole('button', { name: 'Send a message' }));
    await screen.findByRole('heading', { name: 'Message sent' });
    expect(post.mock.calls[0]?.[3]).toMatchObject({ work: undefined, message: 'A question of another kind' });
    expect(post.mock.calls[0]?.[3]).not.toHaveProperty('subject');
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
