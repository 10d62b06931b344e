import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { mockMediaQueries } from '../../../tests/media-queries';
import { renderInPage } from '../../../tests/render-page';
import { sampleContext } from '../../components/testing/sample-context';
import { FROM_GRID } from '../../components/works/grid-visit';
import { writeTrail } from '../../components/works/trail';
import { WorksGrid } from '../../components/works/works-grid';
import type { Work } from '../../contract/items/work';
import { prepareWindow } from '../../features/viewer/testing/sample-viewer';
import { pushPicture } from '../../features/viewer/viewer-entry';
import { sampleHdImage, sampleWork } from '../../gallery/testing/samples';
import { loadPictures } from '../../media/load-pictures';
import { type PictureView, toPictureView } from '../../media/picture-view';
import { sampleImage } from '../../media/testing/sample-image';
import { LazyNeighbours } from './neighbours/lazy-neighbours';
import { PrintButton } from './print-button';
import { WorkScreen, WorkPictures, BackToGrid } from './work-screen';
import { toWorkView } from './work-view';

jest.mock('../../media/load-pictures');

describe('work screen', () => {
  const context = sampleContext('en', { today: '2026-11-20' });
  const show = (parts: Partial<Work> = {}) =>
    renderInPage(<WorkScreen view={toWorkView({ ...sampleWork('quai'), ...parts }, context)} />);

  const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
  const link = (name: string) => screen.getByRole('link', { name });

  beforeEach(() => mockMediaQueries());

  describe('WorkScreen', () => {
    it('shows a work of which there is next to nothing, without empty headings', () => {
      const { container } = show();
      expect(headings()).toEqual(['Work quai']);
      expect(screen.getByText('available')).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'HD images' })).not.toBeInTheDocument();
      expect(container.querySelector('img')).toBeNull();
    });

    it('offers what one can do with a work', () => {
      show();
      expect(link('Enquire')).toHaveAttribute('href', '/contact?work=quai');
      expect(link('pdf sheet')).toHaveAttribute('href', '/works/quai/pdf');
      expect(link('Back to grid view')).toHaveAttribute('href', '/works/type/all');
      for (const name of ['print', 'share', 'copy citation'])
        expect(screen.getByRole('button', { name })).toBeEnabled();
    });

    it('offers ‘I am looking for this’ for a sold work', () => {
      show({ availability: 'sold' });
      expect(link('I am looking for this')).toHaveAttribute('href', '/contact?work=quai');
      expect(link('Tell me when something like it arrives')).toHaveAttribute('href', '/wish?work=quai');
      expect(screen.queryByRole('link', { name: 'Enquire' })).not.toBeInTheDocument();
      expect(screen.getByText('sold')).toBeInTheDocument();
    });

    it('tells all that there is to tell', () => {
      show({
        creators: [
          { slug: 'arc', name: 'Odile Arc' },
          { slug: 'roc', name: 'Jean Roc' },
        ],
        date: 'circa 1955',
        grouping: 'pair',
        description: '<p>Two benches.</p>',
        history: '<p>From a quay.</p>',
        bibliography: ['<em>Revue</em>, 1956'],
        credits: [{ role: 'Photographs', name: 'Studio' }],
        related_works: [sampleWork('table')],
      });
      expect(headings()).toEqual([
        'Work quai',
        'description',
        'history',
        'bibliography',
        'credits',
        'Related works',
      ]);
      expect(link('Jean Roc')).toHaveAttribute('href', '/creators/roc');
      expect(screen.getByText('Pair')).toBeInTheDocument();
      expect(screen.getByText('Revue').tagName).toBe('EM');
      expect(screen.getByText('Photographs').parentElement).toHaveTextContent('Studio');
      const related = within(screen.getByRole('region', { name: 'Related works' }));
      expect(related.getByRole('link')).toHaveAttribute('href', '/works/table');
    });

    it('leads to the articles that cite it, where there are any', () => {
      const cited = {
        slug: 'tide',
        title: 'Timber and tide',
        publication: 'Varangue',
        published_on: '2026-11-13',
      };
      const { unmount } = show({ press: [cited] });
      expect(headings()).toContain('press');
      expect(link('Timber and tide')).toHaveAttribute('href', '/press/tide');
      expect(link('Timber and tide').parentElement).toHaveTextContent(
        'Timber and tide, Varangue, 13 November 2026',
      );
      unmount();
      show({ press: [] });
      expect(headings()).not.toContain('press');
    });

    it('names a credit’s role once, and keeps ranges of pages together', () => {
      show({
        bibliography: ['<em>Revue</em>, pp. 110–117'],
        credits: [
          { role: 'photographs', name: 'Studio' },
          { role: 'photographs', name: 'Contrejour' },
        ],
      });
      expect(screen.getByText('photographs').parentElement).toHaveTextContent('Studio and Contrejour');
      expect(screen.getByText('Revue').parentElement).toHaveTextContent(', pp. 110–\u2060117');
    });

    it('draws the work to scale when a dimension of it is known', () => {
      show({ dimensions: { diameter: 74, unit: 'cm' }, mounting: 'wall' });
      const drawing = within(screen.getByRole('heading', { name: 'to scale' }).parentElement!).getByRole(
        'img',
      );
      expect(drawing).toHaveAccessibleName(/on the wall, its middle at 150 cm: diameter 74 cm/);
    });

    it('draws nothing where no dimension is known', () => {
      show({ dimensions: { unit: 'cm', note: 'each' }, mounting: 'wall' });
      expect(screen.queryByRole('heading', { name: 'to scale' })).not.toBeInTheDocument();
      expect(screen.queryByRole('img')).not.toBeInTheDocument();
    });

    it('offers its large pictures, each with its dimensions and size', () => {
      show({
        hd_images: [sampleHdImage()],
      });
      const file = screen.getByRole('link', { name: /^Download image 1, 4000 × 3000\spx, JPEG, 5\.2\sMB$/ });
      expect(file).toHaveAttribute('href', '/hd/quai.jpg');
      expect(file).toHaveAttribute('download', 'quai.jpg');
      // One file needs no zip file around it.
      expect(screen.queryByRole('button', { name: 'Download all HD images' })).not.toBeInTheDocument();
      expect(file.closest(link('HD images').getAttribute('href')!)).not.toBeNull();
    });

    it('offers several large pictures at once', () => {
      const image = { bytes: 1_000_000, type: 'image/jpeg', width: 4000, height: 3000 };
      show({
        hd_images: ['quai-1.jpg', 'quai-2.jpg'].map((filename) => ({
          ...image,
          filename,
          url: `/hd/${filename}`,
        })),
      });
      expect(screen.getByRole('button', { name: 'Download all HD images' })).toBeEnabled();
      expect(screen.getByText(/^ZIP, 2\sMB$/)).toBeInTheDocument();
    });
  });
});

describe('work pictures', () => {
  const picture = (id: string) => toPictureView(sampleImage(id), '');
  const [front, side, back] = [picture('front'), picture('side'), picture('back')];
  const inTheEvening = { ...front, night: picture('night') };
  const lit = { ...front, night: { ...picture('night'), lamp: true } };
  const work = (pictures: PictureView[]) => ({
    pictures,
    title: 'Quai',
    creators: [{ name: 'Odile Arc', path: '/creators/arc' }],
    date: '1954',
    paths: { grid: '/works/type/all' },
  });

  const strip = () => screen.getByRole('list', { name: 'Pictures' });
  /** Gives the pictures their places in px, in a strip of 400. */
  function hang(places: number[], scrollWidth: number) {
    Object.defineProperties(strip(), { clientWidth: { value: 400 }, scrollWidth: { value: scrollWidth } });
    places.forEach((offsetLeft, at) =>
      Object.defineProperty(strip().children[at], 'offsetLeft', { value: offsetLeft }),
    );
  }
  function scrollTo(left: number) {
    strip().scrollLeft = left;
    fireEvent.scroll(strip());
  }
  const frames = () => screen.getAllByRole('listitem').map(({ dataset }) => dataset.frame);

  beforeEach(() => mockMediaQueries());

  describe('WorkPictures', () => {
    it('hangs the main picture first and large, the others by their format', () => {
      const tall = toPictureView(sampleImage('tall', { width: 3, height: 4 }), '');
      renderInPage(<WorkPictures work={work([front, tall, back])} />);
      expect(frames()).toEqual(['main-wide', 'tall', 'wide']);
      const loading = screen.getAllByRole('img').map((image) => image.getAttribute('loading'));
      expect(loading).toEqual(['eager', 'lazy', 'lazy']);
    });

    it('hangs a main picture that is nearly square as high as the window', () => {
      const square = toPictureView(sampleImage('square', { width: 1100, height: 1000 }), '');
      renderInPage(<WorkPictures work={work([square])} />);
      expect(frames()).toEqual(['main-tall']);
    });

    it('leaves an empty frame where there is no picture, and counts nothing', () => {
      renderInPage(<WorkPictures work={work([])} />);
      expect(frames()).toEqual(['main-tall']);
      expect(strip()).not.toHaveAttribute('tabindex');
      expect(screen.queryByText(/\//)).not.toBeInTheDocument();
    });

    it('counts the pictures that are swiped through', () => {
      renderInPage(<WorkPictures work={work([front, side, back])} />);
      expect(screen.getByText('1 / 3')).toBeInTheDocument();
      hang([0, 400, 800], 1200);
      scrollTo(390);
      expect(screen.getByText('2 / 3')).toBeInTheDocument();
      scrollTo(790);
      expect(screen.getByText('3 / 3')).toBeInTheDocument();
    });

    it('counts the last picture at the end, though a narrow one does not reach the left edge', () => {
      renderInPage(<WorkPictures work={work([side, front, back])} />);
      hang([0, 400, 640], 880);
      scrollTo(480);
      expect(screen.getByText('3 / 3')).toBeInTheDocument();
      scrollTo(0);
      expect(screen.getByText('1 / 3')).toBeInTheDocument();
    });

    it('goes on and back with the arrow keys', async () => {
      renderInPage(<WorkPictures work={work([front, side])} />);
      hang([0, 240], 640);
      const asked = jest.fn(({ left }: { left: number }) => scrollTo(left));
      Object.assign(strip(), { scrollTo: asked });
      await userEvent.tab();
      expect(strip()).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowDown}');
      expect(asked.mock.calls).toEqual([[{ left: 240 }], [{ left: 0 }]]);
    });

    it('has the switch of a lamp twice, for the wall and for phones, as one', async () => {
      const { container } = renderInPage(<WorkPictures work={work([lit, side])} />);
      const switches = screen.getAllByRole('switch', { hidden: true });
      expect(switches).toHaveLength(2);
      await userEvent.click(switches[0]!);
      expect(container.querySelector('[data-light]')).toHaveAttribute('data-light', 'on');
      for (const either of switches) expect(either).toBeChecked();
      await userEvent.click(switches[1]!);
      expect(container.querySelector('[data-light]')).toHaveAttribute('data-light', 'off');
    });

    it('opens each picture full screen, with the way back to the grid', async () => {
      prepareWindow();
      renderInPage(<WorkPictures work={work([front, side])} />);
      const links = screen.getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/media/front-xl.jpg',
        '/media/side-xl.jpg',
      ]);
      await userEvent.click(screen.getByRole('link', { name: 'Picture side' }));
      const viewer = await screen.findByRole('dialog', { name: 'Pictures: Quai' });
      expect(viewer).toHaveTextContent('Odile ArcQuai, 1954Picture side');
      expect(viewer).toHaveTextContent('2 / 2');
      expect(within(viewer).getByRole('link', { name: 'Back to grid view' })).toHaveAttribute(
        'href',
        '/works/type/all',
      );
    });

    it('has no switch for what is no lamp', () => {
      renderInPage(<WorkPictures work={work([front, inTheEvening])} />);
      expect(screen.queryByRole('switch', { hidden: true })).not.toBeInTheDocument();
      renderInPage(<WorkPictures work={work([inTheEvening, lit])} />);
      expect(screen.queryByRole('switch', { hidden: true })).not.toBeInTheDocument();
    });
  });
});

describe('neighbours', () => {
  const works = ['a', 'b', 'c'].map((slug) => ({ path: `/works/${slug}`, title: `Work ${slug}` }));

  async function show(path: string) {
    renderInPage(
      <>
        <ul data-strip="" data-testid="strip" />
        <div data-label="">
          <LazyNeighbours path={path} />
          <button type="button">in the label</button>
        </div>
        <button type="button">elsewhere</button>
      </>,
    );
    await act(() => import('./neighbours/neighbours'));
  }

  /** Which links are pressed, by their names. */
  function pressed(): string[] {
    const names: string[] = [];
    for (const link of screen.getAllByRole('link'))
      link.addEventListener('click', () => names.push(link.textContent ?? ''));
    return names;
  }

  beforeEach(() => {
    window.sessionStorage.clear();
    window.history.replaceState(null, '');
  });

  it('has none for who comes from nowhere, or from a list without the work', async () => {
    await show('/works/b');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    writeTrail({ works });
    await show('/works/x');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('leads to the works before and after', async () => {
    writeTrail({ works });
    await show('/works/b');
    expect(screen.getByRole('link', { name: /^previous.*Work a$/ })).toHaveAttribute('href', '/works/a');
    expect(screen.getByRole('link', { name: /^next.*Work c$/ })).toHaveAttribute('href', '/works/c');
  });

  it('ends where the list ends', async () => {
    writeTrail({ works });
    await show('/works/c');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['previous: Work b']);
  });

  it('follows the arrow keys in the label alone', async () => {
    writeTrail({ works });
    await show('/works/b');
    const names = pressed();
    fireEvent.keyDown(screen.getByText('elsewhere'), { key: 'ArrowRight' });
    fireEvent.keyDown(screen.getByText('in the label'), { key: 'ArrowRight', altKey: true });
    expect(names).toEqual([]);
    fireEvent.keyDown(screen.getByText('in the label'), { key: 'ArrowRight' });
    fireEvent.keyDown(screen.getByText('in the label'), { key: 'ArrowLeft' });
    expect(names).toEqual(['next: Work c', 'previous: Work a']);
  });

  it('follows a swipe past the pictures, not one down the page', async () => {
    writeTrail({ works });
    await show('/works/b');
    const names = pressed();
    const swipe = (across: number, down = 0) => {
      const strip = screen.getByTestId('strip');
      fireEvent.touchStart(strip, { touches: [{ clientX: 200, clientY: 200 }] });
      fireEvent.touchEnd(strip, { changedTouches: [{ clientX: 200 + across, clientY: 200 + down }] });
    };
    swipe(-90, 80);
    swipe(-30);
    expect(names).toEqual([]);
    swipe(-90);
    swipe(90);
    expect(names).toEqual(['next: Work c', 'previous: Work a']);
  });

  it('is not kept from the page by a damaged trail', async () => {
    window.sessionStorage.setItem('trail', '{');
    await show('/works/b');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('back to grid', () => {
  const go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
  const GRID = '/works/type/all';
  const link = () => screen.getByRole('link', { name: 'Back to grid view' });

  /** A work that was opened with something kept in the history. */
  function showWork(state: object | null) {
    window.history.replaceState(state, '');
    renderInPage(<BackToGrid path={GRID} />);
  }

  beforeEach(() => {
    go.mockClear();
    jest.mocked(navigate).mockClear();
  });

  describe('‘Back to grid view’', () => {
    it('is Back for a visitor who comes from the grid', async () => {
      showWork({ ...FROM_GRID, key: '1' });
      expect(link()).toHaveAttribute('href', GRID);
      await userEvent.click(link());
      expect(go.mock.calls).toEqual([[-1]]);
      expect(navigate).not.toHaveBeenCalled();
    });

    it('is Back past all works that the visitor has gone on to from there', async () => {
      showWork({ fromGrid: 3, key: '1' });
      await userEvent.click(link());
      expect(go.mock.calls).toEqual([[-3]]);
    });

    it('is Back twice in the viewer of a picture, which has an entry of its own', async () => {
      showWork({ ...FROM_GRID, key: '1' });
      pushPicture(0);
      await userEvent.click(link());
      expect(go.mock.calls).toEqual([[-2]]);
    });

    it.each([null, { key: '1' }])('leads to all works with %j in the history', async (state) => {
      showWork(state);
      await userEvent.click(link());
      expect(navigate).toHaveBeenCalledWith(GRID);
    });

    it('opens all works in a new tab', () => {
      showWork(FROM_GRID);
      fireEvent.click(link(), { ctrlKey: true });
    });
  });

  it('a work that is opened from a wall says so in the history', async () => {
    const work = {
      title: 'Bench',
      path: '/works/bench',
      slugs: { en: 'bench', fr: 'banc' },
      creators: '',
      sold: false,
    };
    renderInPage(<WorksGrid works={[work]} state={FROM_GRID} />);
    await userEvent.click(screen.getByRole('link'));
    expect(navigate).toHaveBeenCalledWith('/works/bench', { state: FROM_GRID });
  });
});

describe('print button', () => {
  const load = jest.mocked(loadPictures);
  const print = jest.fn();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  /** A frame is painted, and the browser's dialog opened. */
  const paint = () => pass(20);
  const tell = (sign: string) => act(async () => window.dispatchEvent(new Event(sign)));

  const button = () => screen.getByRole('button');
  const press = () => act(async () => fireEvent.click(button()));
  function show() {
    renderInPage(<PrintButton />);
    return button();
  }

  beforeEach(() => {
    jest.useFakeTimers();
    load.mockReset().mockResolvedValue();
    window.print = print.mockReset();
  });
  afterEach(() => jest.useRealTimers());

  describe('PrintButton', () => {
    it('says ‘Printing’ before it prints, and no longer afterwards', async () => {
      show();
      expect(button()).toHaveTextContent('print');
      print.mockImplementation(() => {
        expect(button()).toHaveTextContent('Printing');
        window.dispatchEvent(new Event('afterprint'));
      });
      await press();
      expect(button()).toHaveTextContent('Printing');
      expect(screen.getByRole('status')).toHaveTextContent('Printing');
      await pass(10);
      expect(print).not.toHaveBeenCalled();
      await paint();
      expect(print).toHaveBeenCalledTimes(1);
      expect(button()).toHaveTextContent('print');
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    });

    it('prints once, and keeps the focus meanwhile', async () => {
      show().focus();
      await press();
      await press();
      expect(button()).toHaveAttribute('aria-disabled', 'true');
      expect(button()).toBeEnabled();
      await paint();
      expect(print).toHaveBeenCalledTimes(1);
      expect(button()).toHaveFocus();
      await tell('afterprint');
      await press();
      await paint();
      expect(print).toHaveBeenCalledTimes(2);
    });

    it.each(['afterprint', 'focus', 'pointerdown', 'keydown'])(
      'says so until %s where the browser comes back at once',
      async (sign) => {
        show();
        await press();
        await paint();
        await pass(1000);
        expect(button()).toHaveTextContent('Printing');
        await tell(sign);
        expect(button()).toHaveTextContent('print');
      },
    );

    it('ends of itself where the browser never says that it is done', async () => {
      show();
      await press();
      await paint();
      await pass(5000);
      expect(button()).toHaveTextContent('print');
    });

    it('waits for the pictures of the page', async () => {
      let come: () => void = () => undefined;
      load.mockReturnValue(new Promise((resolve) => (come = resolve)));
      show();
      await press();
      await pass(3000);
      expect(print).not.toHaveBeenCalled();
      expect(button()).toHaveTextContent('Printing');
      come();
      await paint();
      expect(print).toHaveBeenCalledTimes(1);
    });
  });
});
