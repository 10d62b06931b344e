import { screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { samplePressArticle } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { sampleContext } from '../../components/testing/sample-context';
import { PressListScreen } from './press-list-screen';
import { toPressListView } from './press-list-view';

const context = sampleContext('fr', { today: '2026-11-20' });
const LONG = 'Sept meubles et luminaires retrouvés dans une maison de la côte : '.repeat(3);

describe('PressListScreen', () => {
  it('shows a row for each article, in the order of the list', () => {
    const articles = [
      { ...samplePressArticle('b'), author: 'Agathe Lormier' },
      { ...samplePressArticle('a'), title: LONG, image: sampleImage('a') },
    ];
    const { container } = renderInPage(<PressListScreen view={toPressListView(articles, context)} />, {
      locale: 'fr',
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Presse' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Article b',
      LONG,
    ]);
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveAttribute('href', '/fr/presse/b');
    expect(first).toHaveTextContent('Revue 1er février 2026');
    expect(first).toHaveTextContent('par Agathe Lormier');
    expect(container.querySelectorAll('[data-file] img')).toHaveLength(1);
  });

  it('says that there is none', () => {
    renderInPage(<PressListScreen view={toPressListView([], context)} />);
    expect(screen.getByText('There is no article to show here yet.')).toBeInTheDocument();
  });
});
