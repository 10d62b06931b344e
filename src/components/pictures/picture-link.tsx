import { createContext, useContext, type MouseEvent } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Picture, type PictureProps } from '../../media/picture';
import type { PictureView } from '../../media/picture-view';
import { isPlainClick } from '../../browser/plain-click';
import type { ThemeUICSSObject } from 'theme-ui';

const linkStyles: ThemeUICSSObject = {
  display: 'block',
  minWidth: 0,
  color: 'inherit',
  '& > span': { height: '100%' },
};

export interface PictureInViewer {
  /** The id of the link, and the address's hash while the picture is open. */
  id: string;
  position: number;
  open: () => void;
  expect: () => void;
}

/** Provided by the viewer feature, which components may not import; undefined for pictures outside it. */
export const ViewerContext = createContext<(picture: PictureView) => PictureInViewer | undefined>(
  () => undefined,
);

const useInViewer = (picture: PictureView): PictureInViewer | undefined => useContext(ViewerContext)(picture);

interface PictureLinkProps extends Omit<PictureProps, 'picture' | 'alt'> {
  picture: PictureView;
}

/** Without scripts, in a new tab or without the viewer it leads to the largest file that browsers show. */
export function PictureLink({ picture, className, ...rest }: PictureLinkProps) {
  const { t } = useTranslation();
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
