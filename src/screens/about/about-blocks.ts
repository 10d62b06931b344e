import { isPortrait, type PictureView } from '../../media/picture-view';
import type { TextSection } from '../text-page/split-sections';

export type AboutBlock =
  | { kind: 'text'; section: TextSection }
  | { kind: 'picture'; picture: PictureView; frame: Frame };

export type Frame = 'opening' | 'left-wide' | 'left-tall' | 'right-wide' | 'right-tall';

/** The first picture before the text, the others spread evenly between its sections. */
export function toAboutBlocks(
  sections: readonly TextSection[],
  pictures: readonly PictureView[],
): AboutBlock[] {
  const blocks = sections.map((section): AboutBlock[] => [{ kind: 'text', section }]);
  const gaps: AboutBlock[][] = [[], ...blocks];
  pictures.forEach((picture, index) => {
    const gap = Math.round((index * sections.length) / pictures.length);
    gaps[gap]?.push({ kind: 'picture', picture, frame: frameOf(picture, index) });
  });
  return gaps.flat();
}

function frameOf(picture: PictureView, index: number): Frame {
  if (index === 0) return 'opening';
  return `${index % 2 ? 'left' : 'right'}-${isPortrait(picture) ? 'tall' : 'wide'}`;
}
