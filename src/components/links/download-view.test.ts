import { toDownloadView } from './download-view';

const text = jest.fn(() => 'BEGIN:VCARD\r\nFN:Noémie, 100 % #1\r\nEND:VCARD\r\n');
const card = { route: 'creators-slug-card', slug: 'noémie', text } as const;

beforeEach(() => text.mockClear());

describe('toDownloadView', () => {
  it('is the address of the file that the build has written, and makes no text', () => {
    expect(toDownloadView(card, { locale: 'fr', downloads: 'files' })).toEqual({
      url: '/fr/createurs/no%C3%A9mie.vcf',
      filename: 'noémie.vcf',
    });
    expect(text).not.toHaveBeenCalled();
  });

  it('brings the text along where there is no file', async () => {
    const { url, filename } = toDownloadView(card, { locale: 'en', downloads: 'inline' });
    expect(filename).toBe('noémie.vcf');
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toBe('text/vcard;charset=utf-8');
    expect(await answer.text()).toBe('BEGIN:VCARD\r\nFN:Noémie, 100 % #1\r\nEND:VCARD\r\n');
  });
});
