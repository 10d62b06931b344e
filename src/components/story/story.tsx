import type { ReactNode } from 'react';
import { pictureSizes } from '../../media/picture-sizes';
import { isPortrait, isSquare, type PictureView } from '../../media/picture-view';
import { DisplayTitle } from '../text/display-title';
import { RichText } from '../html/rich-text';
import { PictureLink } from '../pictures/picture-link';
import { asideStyles, factsStyles, pictureStyles, storyStyles } from './story.styles';

interface StoryProps {
  title: string;
  picture?: PictureView;
  facts: ReactNode;
  /** Safe HTML. */
  text?: string;
  aside?: ReactNode;
}

const SIZES = {
  wide: pictureSizes('100vw', { asymmetric: '75vw' }),
  tall: pictureSizes('100vw', { asymmetric: '42vw' }),
};

export function Story({ title, picture, facts, text, aside }: StoryProps) {
  const frame = picture && (isPortrait(picture) || isSquare(picture) ? 'tall' : 'wide');
  return (
    <article sx={storyStyles} data-picture={frame ?? 'none'} data-textless={text ? undefined : ''}>
      {picture && frame && (
        <div data-part="picture">
          <div sx={pictureStyles} style={ratioOf(picture)}>
            <PictureLink picture={picture} sizes={SIZES[frame]} eager />
          </div>
        </div>
      )}
      <div data-part="title">
        <DisplayTitle>{title}</DisplayTitle>
      </div>
      <div data-part="facts" sx={factsStyles}>
        {facts}
      </div>
      {text && (
        <div data-part="text">
          <RichText html={text} />
        </div>
      )}
      {aside && (
        <div data-part="aside" sx={asideStyles}>
          {aside}
        </div>
      )}
    </article>
  );
}

const ratioOf = ({ width, height }: PictureView): Record<string, number> => ({ '--ratio': width / height });
