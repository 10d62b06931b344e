import { useState, type CSSProperties } from 'react';
import type { PictureView } from '../../../media/picture-view';
import { isEnlarged, type Slide } from './open-stage';
import { pictureId } from '../picture-hash';
import type { Files, FileState, PictureFile } from '../files/picture-files';
import { PictureSources } from '../files/picture-sources';
import { useLit } from './use-lit';
import { fileStyles, nightStyles, pictureStyles } from './viewer-picture.styles';

interface ViewerPictureProps {
  picture: PictureView;
  slide: Slide;
  files: Files;
  onFile: (file: PictureFile, state: FileState) => void;
}

/**
 * A picture on the stage. Its colour and the small file that the page has already are there at once; over them comes the
 * file for its size, its original once it is enlarged, and its night once it is lit.
 */
export function ViewerPicture({ picture, slide, files, onFile }: ViewerPictureProps) {
  const { original, night } = picture;
  const lit = useLit(picture);
  const enlarged = isEnlarged(slide);
  const [small] = useState(() => filesOnPage(pictureId(slide.index)));
  // What has been fetched once stays.
  const [used, setUsed] = useState({ original: enlarged, night: lit });
  if ((enlarged && !used.original) || (lit && !used.night))
    setUsed({ original: used.original || enlarged, night: used.night || lit });

  const fileProps = (file: PictureFile) => ({
    hidden: files[file] === 'failed',
    onLoad: () => onFile(file, 'came'),
    onError: () => onFile(file, 'failed'),
  });
  return (
    <span sx={pictureStyles} style={backdrop(picture.color, small.day)}>
      <PictureSources
        picture={picture}
        width={original ? slide.whole : slide.width}
        alt={picture.alt}
        {...fileProps('day')}
      />
      {original && used.original && (
        <img
          className="pswp__img"
          sx={fileStyles}
          src={original.url}
          alt=""
          draggable={false}
          {...fileProps('original')}
        />
      )}
      {night && used.night && (
        <span
          data-night=""
          data-lit={lit && (files.night === 'came' || small.night !== undefined)}
          sx={nightStyles}
          style={backdrop('transparent', small.night)}
        >
          <PictureSources picture={night} width={slide.width} alt="" {...fileProps('night')} />
        </span>
      )}
    </span>
  );
}

const backdrop = (backgroundColor: string, url: string | undefined): CSSProperties => ({
  backgroundColor,
  ...(url && { backgroundImage: `url("${url}")` }),
});

/** The files in which the page shows a picture, as far as they have come. */
function filesOnPage(id: string): { day?: string; night?: string } {
  const shown = [...document.querySelectorAll<HTMLImageElement>(`#${id} img`)].filter(
    ({ complete, naturalWidth }) => complete && naturalWidth > 0,
  );
  const find = (isNight: boolean) =>
    shown.find((image) => Boolean(image.closest('[data-night]')) === isNight)?.currentSrc;
  return { day: find(false), night: find(true) };
}
