import { sampleImage } from '../../../media/testing/sample-image';
import { viewOfPageData } from '../../../browser/page-data/view-of-result';
import { workOfView } from './work-of-view';
import { pageDataOf } from '../testing/page-data';

/** The data of a page, changed. */
function changed(change: (view: Record<string, unknown>) => void): string {
  const data = JSON.parse(pageDataOf('quai')) as {
    result: { data: { page: { view: Record<string, unknown> } } };
  };
  change(data.result.data.page.view);
  return JSON.stringify(data);
}

describe('workOfView', () => {
  it('finds the work of a page, in its language', () => {
    const text = pageDataOf(
      'banc-quai',
      {
        slugs: { en: 'quai-bench', fr: 'banc-quai' },
        creators: [
          { slug: 'a', name: 'Arc' },
          { slug: 'b', name: 'Bois' },
        ],
        date: 'vers 1955',
        availability: 'sold',
        reference: 'ML 0147',
        image: { ...sampleImage('quai'), night: sampleImage('night') },
      },
      'fr',
    );
    expect(workOfView(viewOfPageData(text), 'fr')).toMatchObject({
      path: '/fr/oeuvres/banc-quai',
      slug: 'banc-quai',
      slugs: { en: 'quai-bench', fr: 'banc-quai' },
      title: 'Work banc-quai',
      creators: 'Arc et Bois',
      date: 'vers 1955',
      sold: true,
      note: 'Réf. ML 0147',
      picture: { jpeg: { sm: '/media/quai-sm.jpg' }, night: { jpeg: { sm: '/media/night-sm.jpg' } } },
    });
  });

  it('finds it as well where the server makes the page on demand', () => {
    const view = { slug: 'quai', title: 'Quai' };
    const text = JSON.stringify({ result: { serverData: { status: 200, page: { view } }, pageContext: {} } });
    expect(workOfView(viewOfPageData(text), 'en')).toEqual({
      path: '/works/quai',
      slug: 'quai',
      slugs: { en: 'quai', fr: null },
      title: 'Quai',
      creators: '',
      sold: false,
    });
  });

  it('does without a picture that it can’t show', () => {
    const broken: unknown[] = [
      [],
      'none',
      [{ width: 3, height: 4, color: '#ccc', jpeg: { sm: '/a.jpg' } }],
      [{ ...sampleImage('a'), width: '3' }],
    ];
    for (const pictures of broken) {
      const text = changed((view) => (view.pictures = pictures));
      expect(workOfView(viewOfPageData(text), 'en')).toMatchObject({ slug: 'quai' });
      expect(workOfView(viewOfPageData(text), 'en')).not.toHaveProperty('picture');
    }
  });

  it.each([
    '',
    '<!doctype html>',
    'null',
    '{}',
    '{"result":{"data":{"page":{"view":{"slug":"quai"}}}}}',
    '{"result":{"data":{"page":{"view":{"slug":7,"title":"Quai"}}}}}',
    '{"result":{"data":null,"serverData":{"status":404},"pageContext":{"sites":{}}}}',
  ])('finds no work in %s', (text) => {
    expect(workOfView(viewOfPageData(text), 'en')).toBeUndefined();
  });
});
