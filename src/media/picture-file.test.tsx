import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderInPage } from '../../tests/render-page';
import { PictureFile } from './picture-file';
import { toPictureView } from './picture-view';
import { sampleImage } from './testing/sample-image';

const picture = toPictureView(sampleImage('day'), '');

describe('PictureFile', () => {
  it('is there, with its words, in the first render: a link around it is never without a name', () => {
    renderInPage(
      <a href="/large.jpg">
        <PictureFile picture={picture} sizes="50vw" alt={picture.alt} />
      </a>,
    );
    expect(screen.getByRole('link', { name: picture.alt })).toBeInTheDocument();
  });

  it('carries its files in the HTML of the server, once, for visitors with and without scripts', () => {
    const html = renderToString(<PictureFile picture={picture} sizes="50vw" alt="" />);
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).toContain(` src="${picture.jpeg.md}"`);
    expect(html).toContain(' loading="lazy"');
  });
});
