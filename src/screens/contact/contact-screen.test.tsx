import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage, TEST_SITE } from '../../../tests/render-page';
import { readDraft } from '../../components/form/draft-storage';
import { samplePage } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { ContactScreen } from './contact-screen';
import { toContactView } from './contact-view';

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
    const newsletter = screen.getByRole('region', { name: 'Newsletter' });
    expect(newsletter).toHaveAttribute('id', 'newsletter');
    expect(within(newsletter).getByRole('textbox', { name: 'email' })).toBeInTheDocument();
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

  it('does without text, picture and hours', () => {
    show(samplePage('contact'));
    expect(screen.queryByRole('region', { name: 'finding us' })).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByText('Opening hours')).not.toBeInTheDocument();
  });
});
