import { useState, type CSSProperties } from 'react';
import type { PictureView } from '../../../media/picture-view';
import { isEnlarged, type Slide } from './open-stage';
import { pictureId } from '../picture-hash';
import type { Files, FileState, PictureFile } from '../files/picture-files';
import { PictureSources } from '../files/picture-sources';
import { useSeen } from './use-seen';
import { fileStyles, nightStyles, pictureStyles } from './viewer-picture.styles';

interface ViewerPictureProps {
  picture: PictureView;
  slide: Slide;
  files: Files;
  onFile: (file: PictureFile, state: FileState) => void;
}

/** The page's small file shows at once; the file for its size loads over it. */
export function ViewerPicture({ picture, slide, files, onFile }: ViewerPictureProps) {
  const { original, night } = picture;
  const seen = useSeen(picture);
  const lit = seen === 'night';
  const enlarged = isEnlarged(slide) && !lit;
  const [small] = useState(() => filesOnPage(pictureId(slide.index)));
  // What has been fetched once stays.
  const [used, setUsed] = useState({ day: !lit, original: enlarged, night: lit });
  if ((!lit && !used.day) || (enlarged && !used.original) || (lit && !used.night))
    setUsed({ day: used.day || !lit, original: used.original || enlarged, night: used.night || lit });
  const nightIsThere = files.night === 'came' || small.night !== undefined;

  const fileProps = (file: PictureFile) => ({
    hidden: files[file] === 'failed',
    onLoad: () => onFile(file, 'came'),
    onError: () => onFile(file, 'failed'),
  });
  return (
    <span
      data-picture="plain"
      data-seen={seen}
      data-lamp={night?.lamp}
      sx={pictureStyles}
      style={backdrop((used.day ? picture : (night ?? picture)).color, small.day)}
    >
      {used.day && (
        <PictureSources
          picture={picture}
          width={original ? slide.whole : slide.width}
          alt={lit ? '' : picture.alt}
          {...fileProps('day')}
        />
      )}
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
          // The file in view stays until the other has come.
          data-lit={lit ? nightIsThere || !used.day : nightIsThere && files.day !== 'came' && !small.day}
          sx={nightStyles}
          style={backdrop('transparent', small.night)}
        >
          <PictureSources
            picture={night}
            width={slide.width}
            alt={lit ? night.alt : ''}
            {...fileProps('night')}
          />
        </span>
      )}
    </span>
  );
}

const backdrop = (backgroundColor: string, url: string | undefined): CSSProperties => ({
  backgroundColor,
  ...(url && { backgroundImage: `url("${url}")` }),
});

function filesOnPage(id: string): { day?: string; night?: string } {
  const shown = [...document.querySelectorAll<HTMLImageElement>(`#${id} img`)].filter(
    ({ complete, naturalWidth }) => complete && naturalWidth > 0,
  );
  const find = (isNight: boolean) =>
    shown.find((image) => Boolean(image.closest('[data-night]')) === isNight)?.currentSrc;
  return { day: find(false), night: find(true) };
}
