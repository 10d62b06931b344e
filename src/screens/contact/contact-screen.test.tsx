import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage, TEST_SITE } from '../../../tests/render-page';
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

  it('names the work that the address names', async () => {
    window.history.replaceState({}, '', '/contact?work=brise&title=Fauteuil+Brise');
    show(page);
    expect(await screen.findByText('Fauteuil Brise')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'message' }), 'Is it');
    expect(readDraft('enquiry:brise')).toMatchObject({ message: 'Is it' });
    expect(readDraft('contact')).toBeUndefined();
  });

  describe('with the works of a selection in its address', () => {
    const open = async (search: string, locale: LocaleCode = 'en') => {
      window.history.replaceState({}, '', `/contact${search}`);
      renderInPage(<ContactScreen view={toContactView(page, { mediaOrigin: '' })} />, { locale });
      await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    };
    beforeEach(() => {
      jest
        .mocked(fetchText)
        .mockImplementation(async (path) =>
          path === dataPath('brise') ? answer(pageDataOf('brise', { title: 'Brise chair' })) : NOT_FOUND,
        );
      jest.mocked(postForm).mockResolvedValue({ ok: true, message: 'done' });
    });

    it('names them, leaves out what is gone, and sends them', async () => {
      await open('?works=brise,lost-lamp');
      expect(screen.getByText('Brise chair')).toBeInTheDocument();
      expect(screen.getByText(/1 work is no longer to be seen here/)).toHaveTextContent('Lost Lamp');
      await userEvent.type(screen.getByRole('textbox', { name: 'name' }), 'Camille');
      const [email] = screen.getAllByRole('textbox', { name: 'email' });
      await userEvent.type(email!, 'camille@example.org');
      await userEvent.type(screen.getByRole('textbox', { name: 'message' }), 'Are they there?');
      expect(readDraft('selection')).toMatchObject({ message: 'Are they there?' });
      await userEvent.click(screen.getByRole('button', { name: 'Send a message' }));
      await screen.findByRole('heading', { name: 'Message sent' });
      expect(jest.mocked(postForm).mock.calls[0]?.[3]).toMatchObject({ works: ['brise'] });
    });

    it('names them by their slugs when they can’t be loaded, and loses none', async () => {
      jest.mocked(fetchText).mockResolvedValue({ kind: 'unreachable', reason: 'no' });
      await open('?works=quai-bench,portee-bookcase,rivage', 'fr');
      const about = screen.getByText(/Votre demande porte sur/);
      expect(about).toHaveTextContent('Votre demande porte sur Quai Bench, Portee Bookcase et Rivage');
    });

    it('takes a list of nothing for no list', async () => {
      await open('?works=,%3Cb%3E');
      expect(screen.queryByText(/Your inquiry is about/)).not.toBeInTheDocument();
      await userEvent.type(screen.getByRole('textbox', { name: 'message' }), 'Is');
      expect(readDraft('contact')).toMatchObject({ message: 'Is' });
    });
  });

  it('does without text, picture and hours', () => {
    show(samplePage('contact'));
    expect(screen.queryByRole('region', { name: 'finding us' })).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByText('Opening hours')).not.toBeInTheDocument();
  });
});
