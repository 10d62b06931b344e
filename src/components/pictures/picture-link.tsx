import { createContext, useContext, type MouseEvent } from 'react';
import { useMessages } from '../../i18n/use-messages';
import { Picture, type PictureProps } from '../../media/picture';
import type { PictureView } from '../../media/picture-view';
import { isPlainClick } from '../../browser/plain-click';
import type { ThemeUICSSObject } from 'theme-ui';

/** As large as the picture in it, or as the place that is given to it. */
const linkStyles: ThemeUICSSObject = {
  display: 'block',
  minWidth: 0,
  color: 'inherit',
  '& > span': { height: '100%' },
};

/** What the viewer of a page has to do with one of its pictures. */
export interface PictureInViewer {
  /** The id of the picture's link, and the address's hash while the picture is open. */
  id: string;
  /** Its place among the pictures of the page, from 1. */
  position: number;
  /** Shows it full screen. */
  open: () => void;
  /** The visitor points at it: what opening needs may be fetched. */
  expect: () => void;
}

/** Finds a picture in the viewer of its page; undefined where no viewer shows it. A feature above fills it in. */
export const ViewerContext = createContext<(picture: PictureView) => PictureInViewer | undefined>(
  () => undefined,
);

/** A picture in the viewer around it, if there is one that shows it. */
const useInViewer = (picture: PictureView): PictureInViewer | undefined =>
  useContext(ViewerContext)(picture);

interface PictureLinkProps extends Omit<PictureProps, 'picture' | 'alt'> {
  picture: PictureView;
}

/**
 * A picture that opens full screen in the viewer around it. Without scripts, in a new tab and where the viewer can't be
 * had it leads to the largest file that a browser shows: originals are handed out as downloads.
 */
export function PictureLink({ picture, className, ...rest }: PictureLinkProps) {
  const { t } = useMessages();
  const viewer = useInViewer(picture);
  const onClick = (event: MouseEvent) => {
    if (!viewer || !isPlainClick(event)) return;
    event.preventDefault();
    viewer.open();
  };
  return (
    <a
      id={viewer?.id}
      href={picture.jpeg.xl}
      aria-haspopup={viewer && 'dialog'}
      aria-label={picture.alt ? undefined : t('viewer.open', { index: viewer?.position ?? 1 })}
      className={className}
      sx={linkStyles}
      onClick={onClick}
      onPointerEnter={viewer?.expect}
      onFocus={viewer?.expect}
    >
      <Picture picture={picture} {...rest} />
    </a>
  );
}
