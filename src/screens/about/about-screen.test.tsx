import { screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { samplePage } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { toTextPageView } from '../text-page/text-page-view';
import { AboutScreen } from './about-screen';

const show = (page: Parameters<typeof toTextPageView>[0]) =>
  renderInPage(<AboutScreen view={toTextPageView(page, { mediaOrigin: '' })} />);

describe('AboutScreen', () => {
  it('shows sections under their headings and loads the first picture alone at once', () => {
    show({
      ...samplePage('about'),
      body: '<h3>The gallery</h3><p>Nine pieces.</p><h3>The showroom</h3><p>Two rooms.</p>',
      images: [sampleImage('one'), sampleImage('two')],
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Page about' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'The showroom' })).toHaveTextContent('Two rooms.');
    expect(screen.getByAltText('Picture one')).toHaveAttribute('loading', 'eager');
    expect(screen.getByAltText('Picture two')).toHaveAttribute('loading', 'lazy');
  });

  it('is a title alone when the page is empty', () => {
    const { container } = show(samplePage('about'));
    expect(container).toHaveTextContent(/^Page about$/);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
