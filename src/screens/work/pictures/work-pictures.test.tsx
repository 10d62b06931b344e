import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockMediaQueries } from '../../../../tests/media-queries';
import { renderInPage } from '../../../../tests/render-page';
import { prepareWindow } from '../../../features/viewer/testing/sample-viewer';
import { toPictureView, type PictureView } from '../../../media/picture-view';
import { sampleImage } from '../../../media/testing/sample-image';
import { WorkPictures } from './work-pictures';

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
    expect(within(viewer).getByRole('link', { name: 'back to grid view' })).toHaveAttribute(
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
