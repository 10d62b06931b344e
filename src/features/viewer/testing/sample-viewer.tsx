import { Global } from '@emotion/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RenderResult } from '@testing-library/react';
import { addDialogMethods } from '../../../../tests/dialog-methods';
import { mockMediaQueries, REDUCED_MOTION } from '../../../../tests/media-queries';
import { renderInPage } from '../../../../tests/render-page';
import { PictureLink } from '../../../components/pictures/picture-link';
import { releaseLamps } from '../../../media/lamp-switches';
import { toPictureView, type PictureView } from '../../../media/picture-view';
import { sampleImage } from '../../../media/testing/sample-image';
import { PICTURE_STYLES } from '../../../theme/styles/picture-styles';
import { ColourModeProvider } from '../../colour-mode/colour-mode-provider';
import { PictureLamp } from '../stage/picture-lamp';
import { PictureViewer } from '../picture-viewer';

const picture = (id: string): PictureView => toPictureView(sampleImage(id), '');

/** Three pictures: a lamp, which can be lit; one with an original; one whose photographer is named. */
export const SAMPLE_PICTURES: PictureView[] = [
  { ...picture('lamp'), night: { ...picture('night'), lamp: true } },
  { ...picture('side'), original: { url: '/hd/side.jpg', width: 1440, height: 1080 } },
  { ...picture('back'), credit: 'Studio' },
];

/** A window of 1000 × 760 px in which nothing moves, and what jsdom's dialogs lack. Call it before each test. */
export function prepareWindow(): void {
  mockMediaQueries(REDUCED_MOTION);
  addDialogMethods();
  for (const [side, value] of Object.entries({ clientWidth: 1000, clientHeight: 760 }))
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value });
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  Element.prototype.scrollIntoView = jest.fn();
  window.history.pushState(null, '', '/works/arche');
  localStorage.clear();
  releaseLamps();
}

/** A page of the three pictures, with the lamp's switch. */
export const showPage = (pictures = SAMPLE_PICTURES): RenderResult =>
  renderInPage(
    <ColourModeProvider>
      <Global styles={PICTURE_STYLES} />
      <PictureViewer pictures={pictures} subject={{ title: 'Arche', creators: 'Odile Arc', date: '1954' }}>
        {pictures.map((one) => (
          <PictureLink key={one.alt} picture={one} sizes="50vw" />
        ))}
        {pictures[0] && <PictureLamp picture={pictures[0]} title="Arche" />}
      </PictureViewer>
    </ColourModeProvider>,
  );

export const linkTo = (id: string) => screen.getByRole('link', { name: `Picture ${id}`, hidden: true });
export const findViewer = () => screen.findByRole('dialog', { name: 'Pictures: Arche' });
export const queryViewer = () => screen.queryByRole('dialog');

/** Opens a picture by its link and waits for the viewer, in which a browser puts the focus on what comes first. */
export async function openPicture(id: string): Promise<HTMLElement> {
  await userEvent.click(linkTo(id));
  const viewer = await findViewer();
  within(viewer).getByRole('button', { name: 'close' }).focus();
  return viewer;
}
