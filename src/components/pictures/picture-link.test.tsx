import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../tests/render-page';
import { toPictureView } from '../../media/picture-view';
import { sampleImage } from '../../media/testing/sample-image';
import { PictureLink, ViewerContext, type PictureInViewer } from './picture-link';

const front = toPictureView(sampleImage('front'), '');
const inViewer = {
  id: 'picture-2',
  position: 2,
  open: jest.fn(),
  expect: jest.fn(),
} satisfies PictureInViewer;

const show = (picture = front) =>
  renderInPage(
    <ViewerContext.Provider value={(asked) => (asked === picture ? inViewer : undefined)}>
      <PictureLink picture={picture} sizes="50vw" />
    </ViewerContext.Provider>,
  );
const link = () => screen.getByRole('link');

/** Whether a click is left to the browser, which jsdom is not. */
function isFollowed(keys: object = {}): boolean {
  let prevented = true;
  const stop = (event: MouseEvent) => {
    prevented = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stop, { once: true });
  fireEvent.click(link(), keys);
  return !prevented;
}

beforeEach(() => jest.clearAllMocks());

describe('PictureLink', () => {
  it('leads to the largest file that is there to look at, also where no viewer shows the picture', () => {
    renderInPage(<PictureLink picture={front} sizes="50vw" />);
    expect(link()).toHaveAttribute('href', '/media/front-xl.jpg');
    expect(link()).toHaveAccessibleName('Picture front');
    expect(link()).not.toHaveAttribute('id');
    expect(isFollowed()).toBe(true);
  });

  it('opens the picture in the viewer, by mouse and by keyboard', async () => {
    show();
    expect(link()).toHaveAttribute('id', 'picture-2');
    expect(isFollowed()).toBe(false);
    expect(inViewer.open).toHaveBeenCalledTimes(1);
    link().focus();
    await userEvent.keyboard('{Enter}');
    expect(inViewer.open).toHaveBeenCalledTimes(2);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'is a link to the browser with %j',
    (keys) => {
      show();
      expect(isFollowed(keys)).toBe(true);
      expect(inViewer.open).not.toHaveBeenCalled();
    },
  );

  it('says when it is pointed at, before it is pressed', async () => {
    show();
    await userEvent.hover(link());
    expect(inViewer.expect).toHaveBeenCalled();
    inViewer.expect.mockClear();
    await userEvent.tab();
    expect(inViewer.expect).toHaveBeenCalled();
  });

  it('has a name, when the picture has none', () => {
    show({ ...front, alt: '' });
    expect(link()).toHaveAccessibleName('Picture 2, full screen');
  });
});
