import { ROOM_PAGES } from '../../../i18n/pages/room-pages';
import { sampleRoom } from '../../../gallery/rooms/testing/sample-room';
import { toRoomPageView } from '../room-page-view';
import { roomWords } from '../room-words';
import { toRoomView } from '../view/room-view';
import { headHtml, showHtml } from './head-html';

const say = roomWords('en', toRoomPageView(ROOM_PAGES.en));
const htmlOf = (more: Parameters<typeof sampleRoom>[0]) =>
  headHtml(toRoomView(sampleRoom(more), { locale: 'en', mediaOrigin: '' }), say);

describe('headHtml', () => {
  it('is client, title and letter, of which only the letter may be HTML', () => {
    expect(
      htmlOf({
        client: '<b>Ada</b>',
        title: 'A & B <i>',
        letter: '<p>Dear <em>Ada</em><script>x</script></p>',
      }),
    ).toBe(
      '<div><p>For &lt;b&gt;Ada&lt;/b&gt;</p><h1 lang="en">A &amp; B &lt;i&gt;</h1></div>' +
        '<div lang="en" data-part="letter"><p>Dear <em>Ada</em></p></div>',
    );
  });
});

describe('showHtml', () => {
  const box = document.createElement('div');
  const show = (html: string) => {
    showHtml(box, html);
    expect(box.innerHTML).toBe(html);
  };

  it('leaves what is the same, and changes only what is within where that is another', () => {
    box.innerHTML = '<div><h1>Title</h1></div><div data-part="letter"><p>One</p><p>Two</p></div>';
    const [title, one, two] = box.querySelectorAll('h1, p');
    show('<div><h1>Title</h1></div><div data-part="letter"><p>One</p><p><em>Two</em></p></div>');
    expect(box.querySelector('h1')).toBe(title);
    expect(box.querySelector('p')).toBe(one);
    expect(box.querySelectorAll('p')[1]).toBe(two);
  });

  it('adds what is new and removes what is gone', () => {
    show('<div><h1>Title</h1></div>');
    show('<div><p>For Ada</p><h1>Title</h1></div><div><p>One</p></div>');
    show('<div><h1>Other</h1></div>');
    show('');
  });
});
