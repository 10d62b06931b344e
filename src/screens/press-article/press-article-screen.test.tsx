import { screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { sampleCreator, samplePressArticle, sampleWork } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { sampleContext } from '../../components/testing/sample-context';
import { PressArticleScreen } from './press-article-screen';
import { toPressArticleView } from './press-article-view';

const context = sampleContext('en', { today: '2026-11-20' });

describe('PressArticleScreen', () => {
  it('shows where it appeared, what it says, and what it cites', () => {
    const article = {
      ...samplePressArticle('lamp'),
      author: 'Tobias Fenwright',
      body: '<p>Take a book.</p>',
      url: 'https://lamplighter.example/1',
      images: [sampleImage('cover', { width: 4, height: 5 })],
      press_release: { url: '/r.pdf', filename: 'r.pdf', bytes: 840_000, type: 'application/pdf' },
      cited_works: [sampleWork('balancier')],
      cited_designers: [sampleCreator('armand')],
    };
    renderInPage(<PressArticleScreen view={toPressArticleView(article, context)} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Article lamp' })).toBeInTheDocument();
    expect(screen.getByText(/Revue/)).toHaveTextContent('Revue1 February 2026by Tobias Fenwright');
    expect(screen.getByText('Take a book.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'read the article (new tab)' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(screen.getByRole('link', { name: 'download the PDF' })).toHaveAttribute('href', '/r.pdf');
    expect(screen.getByRole('button', { name: 'share' })).toBeEnabled();
    expect(screen.getByRole('heading', { name: 'Cited works 1' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Cited designers' })).toHaveTextContent('Creator armand');
  });

  it('is a title and its source when nothing else is known', () => {
    const view = toPressArticleView(samplePressArticle('x'), context);
    const { container } = renderInPage(<PressArticleScreen view={view} />);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });
});
