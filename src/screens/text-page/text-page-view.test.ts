import { samplePage } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { toTextPageView } from './text-page-view';

describe('toTextPageView', () => {
  it('cleans the text and resolves the pictures', () => {
    const page = {
      ...samplePage('about'),
      body: '<h3 onclick="x()">La galerie</h3><p>Ici<script>x()</script></p>',
      images: [sampleImage('room')],
    };
    const view = toTextPageView(page, { mediaOrigin: 'https://api.example' });
    expect(view.sections).toEqual([{ id: 'la-galerie', title: 'La galerie', html: '<p>Ici</p>' }]);
    expect(view.pictures[0]?.jpeg.sm).toBe('https://api.example/media/room-sm.jpg');
  });

  it('is a title alone when the page is empty', () => {
    expect(toTextPageView(samplePage('about'), { mediaOrigin: '' })).toEqual({
      title: 'Page about',
      sections: [],
      pictures: [],
    });
  });
});
