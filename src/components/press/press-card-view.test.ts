import { samplePressArticle } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { sampleContext } from '../testing/sample-context';
import { toPressCardView } from './press-card-view';

const context = sampleContext('fr', { today: '2026-11-20' });

describe('toPressCardView', () => {
  it('tells where, when and by whom an article was printed', () => {
    const article = { ...samplePressArticle('revue'), author: 'Jeanne Roc', image: sampleImage('revue') };
    expect(toPressCardView(article, context)).toMatchObject({
      path: '/fr/presse/revue',
      title: 'Article revue',
      publication: 'Revue',
      date: '1er février 2026',
      author: 'Jeanne Roc',
      picture: { alt: 'Picture revue' },
    });
  });

  it('does without author and picture', () => {
    const view = toPressCardView(samplePressArticle('revue'), context);
    expect(view).not.toHaveProperty('author');
    expect(view).not.toHaveProperty('picture');
  });
});
