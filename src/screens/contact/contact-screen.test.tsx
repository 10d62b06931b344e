import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage, TEST_SITE, TestPage } from '../../../tests/render-page';
import { readDraft } from '../../components/form/draft-storage';
import { answer, dataPath, NOT_FOUND, pageDataOf } from '../../features/selection/testing/page-data';
import { fetchText } from '../../gallery/calls/fetch-text';
import { postForm } from '../../gallery/forms/post-form';
import { samplePage } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import type { LocaleCode } from '../../i18n/locales';
import { ContactScreen } from './contact-screen';
import { toContactView } from './contact-view';

jest.mock('../../gallery/calls/fetch-text');
jest.mock('../../gallery/forms/post-form');

const page = { ...samplePage('contact'), body: '<p>Ring the bell.</p>', images: [sampleImage('room')] };
const show = (shown: typeof page | ReturnType<typeof samplePage>, site = TEST_SITE) =>
  renderInPage(<ContactScreen view={toContactView(shown, { mediaOrigin: '' })} />, { site });

beforeEach(() => sessionStorage.clear());
afterEach(() => window.history.replaceState({}, '', '/'));

describe('ContactScreen', () => {
  it('shows the form before the address, then how to come and the newsletter', () => {
    show(page, { ...TEST_SITE, contact: { ...TEST_SITE.contact, opening_hours: ['Tuesday', '11 am'] } });
    expect(screen.getByRole('heading', { level: 1, name: 'Page contact' })).toBeInTheDocument();
    const message = screen.getByRole('textbox', { name: 'message' });
    const phone = screen.getByRole('link', { name: '+33 1 99 00 00 00' });
    expect(phone).toHaveAttribute('href', 'tel:+33199000000');
    expect(message.compareDocumentPosition(phone)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('11 am')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'finding us' })).toHaveTextContent('Ring the bell.');
    const newsletter = screen.getByRole('region', { name: 'newsletter' });
    expect(newsletter).toHaveAttribute('id', 'newsletter');
    expect(within(newsletter).getByRole('textbox', { name: 'email' })).toBeInTheDocument();
  });

  it('offers the gallery’s own card, under its name', () => {
    show(page);
    const card = screen.getByRole('link', { name: 'Download vCard' });
    expect(card).toHaveAttribute('href', '/contact.vcf');
    expect(card).toHaveAttribute('download', 'meubles et lumières.vcf');
  });

  it('opens the map beside the page', () => {
    show(page);
    const map = screen.getByRole('link', { name: 'see on a map (new tab)' });
    expect(map).toHaveAttribute('target', '_blank');
    expect(map).toHaveAttribute('href', expect.stringContaining('openstreetmap.org/search?query='));
  });

  describe('with works in its address', () => {
    const slugs = { en: null, fr: 'serre-livres' };
    const open = async (search: string, locale: LocaleCode = 'en') => {
      window.history.replaceState({}, '', `/contact${search}`);
      renderInPage(<ContactScreen view={toContactView(page, { mediaOrigin: '' })} />, { locale });
      await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    };
    const box = (name: string) => screen.getAllByRole('textbox', { name })[0]!;
    async function send() {
      await userEvent.type(box('name'), 'Camille');
      await userEvent.type(box('email'), 'camille@example.org');
      await userEvent.click(screen.getByRole('button', { name: 'Send a message' }));
      await screen.findByRole('heading', { name: 'Message sent' });
      return jest.mocked(postForm).mock.calls[0]?.[3];
    }
    beforeEach(() => {
      const pages: Record<string, string> = {
        [dataPath('brise')]: pageDataOf('brise', { title: 'Brise chair' }),
        [dataPath('quai')]: pageDataOf('quai', { title: 'Quai bench' }),
        [dataPath('serre-livres', 'fr')]: pageDataOf('serre-livres', { title: 'Estacade', slugs }, 'fr'),
      };
      jest.mocked(fetchText).mockImplementation(async (path) => {
        const text = pages[path];
        return text === undefined ? NOT_FOUND : answer(text);
      });
      jest.mocked(postForm).mockReset().mockResolvedValue({ ok: true, message: 'done' });
    });

    it('names one as the catalogue does, whatever the address says, and keeps its draft', async () => {
      await open('?work=brise&title=Free+money');
      expect(screen.getByText('Brise chair')).toBeInTheDocument();
      expect(screen.queryByText(/Free money/)).not.toBeInTheDocument();
      await userEvent.type(box('message'), 'Is it still there?');
      expect(readDraft('enquiry:brise')).toMatchObject({ message: 'Is it still there?' });
      expect(readDraft('contact')).toBeUndefined();
      expect(await send()).toMatchObject({ work: 'brise' });
    });

    it('says that one is gone, keeps what is typed, and sends the message without it', async () => {
      await open('?work=lost-lamp');
      expect(
        screen.getByText(/names a work that is not, or no longer, in our catalogue/),
      ).not.toHaveTextContent(/lost/i);
      await userEvent.type(box('message'), 'Where has it gone?');
      expect(readDraft('enquiry:lost-lamp')).toMatchObject({ message: 'Where has it gone?' });
      expect(await send()).toMatchObject({ work: undefined, message: 'Where has it gone?' });
    });

    it('says of one that there is in another language alone, and sends it', async () => {
      await open('?work=serre-livres');
      const title = screen.getByText('Estacade');
      expect(title).toHaveAttribute('lang', 'fr-FR');
      expect(title.parentElement).toHaveTextContent('Estacade, Odile Arc (in French only)');
      await userEvent.type(box('message'), 'Is it still there?');
      expect(await send()).toMatchObject({ work: 'serre-livres' });
    });

    it('takes one out and puts it back', async () => {
      await open('?work=brise');
      await userEvent.click(screen.getByRole('button', { name: 'take out Brise chair' }));
      expect(screen.getByText('Your inquiry is no longer about any work')).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'put back Brise chair' }));
      await userEvent.type(box('message'), 'Is it still there?');
      expect(await send()).toMatchObject({ work: 'brise' });
    });

    it('names those of a selection, leaves out what is gone or taken out, and sends the others', async () => {
      await open('?works=brise,lost-lamp,quai');
      expect(screen.getByText('Your inquiry is about 2 works')).toBeInTheDocument();
      expect(
        screen.getByText(/names a work that is not, or no longer, in our catalogue/),
      ).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'take out Brise chair' }));
      await userEvent.click(screen.getByRole('radio', { name: 'more pictures' }));
      expect(readDraft('selection')).toMatchObject({ subject: 'pictures' });
      expect(await send()).toMatchObject({
        works: ['quai'],
        message: 'Could you send me more pictures of this work?',
      });
    });

    it('loses none whose title can’t be loaded', async () => {
      jest.mocked(fetchText).mockResolvedValue({ kind: 'unreachable', reason: 'no' });
      await open('?works=rivage,portee');
      expect(screen.getAllByText('A work whose title cannot be loaded now')).toHaveLength(2);
      await userEvent.type(box('message'), 'Are they still there?');
      expect(await send()).toMatchObject({ works: ['rivage', 'portee'] });
    });

    it('takes a list of nothing for no list', async () => {
      await open('?works=,%3Cb%3E');
      expect(screen.queryByText(/Your inquiry is about/)).not.toBeInTheDocument();
      await userEvent.type(box('message'), 'Is');
      expect(readDraft('contact')).toMatchObject({ message: 'Is' });
    });

    it('of another address is another form, also after the first was sent', async () => {
      const at = (search: string) => (
        <TestPage>
          <ContactScreen view={toContactView(page, { mediaOrigin: '' })} search={search} />
        </TestPage>
      );
      const { rerender } = render(at('?work=brise'));
      await screen.findByText('Brise chair');
      await userEvent.type(box('message'), 'Is it still there?');
      rerender(at('?work=quai'));
      await screen.findByText('Quai bench');
      expect(box('message')).toHaveValue('');
      expect(readDraft('enquiry:quai')).toBeUndefined();
      await userEvent.type(box('message'), 'And this one?');
      expect(await send()).toMatchObject({ work: 'quai' });
      rerender(at('?work=brise'));
      await screen.findByText('Brise chair');
      expect(box('message')).toHaveValue('Is it still there?');
    });
  });

  it('does without text, picture and hours', () => {
    show(samplePage('contact'));
    expect(screen.queryByRole('region', { name: 'finding us' })).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByText('Opening hours')).not.toBeInTheDocument();
  });
});
