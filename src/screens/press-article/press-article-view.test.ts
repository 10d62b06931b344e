import { sampleCreator, samplePressArticle, sampleWork } from '../../gallery/testing/samples';
import { sampleContext } from '../../components/testing/sample-context';
import { toPressArticleView } from './press-article-view';

const context = sampleContext('fr', { today: '2026-11-20' });

describe('toPressArticleView', () => {
  it('prints date and author, and cleans the body', () => {
    const article = {
      ...samplePressArticle('x'),
      author: 'Agathe Lormier',
      body: '<p style="x">Un banc</p>',
    };
    const view = toPressArticleView(article, context);
    expect(view.date).toBe('1er février 2026');
    expect(view.author).toBe('par Agathe Lormier');
    expect(view.body).toBe('<p>Un banc</p>');
  });

  it('follows an address of the web and no other', () => {
    const urlOf = (url: string) => toPressArticleView({ ...samplePressArticle('x'), url }, context).url;
    expect(urlOf('https://varangue.example/a')).toBe('https://varangue.example/a');
    expect(urlOf('javascript:alert(1)')).toBeUndefined();
    expect(urlOf('')).toBeUndefined();
  });

  it('finds cited works and designers', () => {
    const article = {
      ...samplePressArticle('x'),
      cited_works: [sampleWork('banc')],
      cited_designers: [sampleCreator('odile')],
    };
    const view = toPressArticleView(article, context);
    expect(view.works[0]?.path).toBe('/fr/oeuvres/banc');
    expect(view.designers[0]?.path).toBe('/fr/createurs/odile');
  });
});
