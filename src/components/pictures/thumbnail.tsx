import type { ThemeUICSSObject } from 'theme-ui';
import { Picture } from '../../media/picture';
import type { PictureView } from '../../media/picture-view';
import { SIZES } from '../../theme/sizes';

interface ThumbnailProps {
  picture: PictureView;
  sizes: string;
  eager?: boolean;
  /** Sets `--thumbnail`, the height it may have. */
  className?: string;
}

const styles: ThemeUICSSObject = {
  display: 'block',
  width: `min(100%, calc(var(--ratio) * var(--thumbnail, ${SIZES.thumbnail})))`,
};

/** A small picture in a row of text: true proportions, and a height that rows share. */
export function Thumbnail({ picture, sizes, eager, className }: ThumbnailProps) {
  const ratio: Record<string, number> = { '--ratio': picture.width / picture.height };
  return (
    <span className={className} style={ratio} sx={styles}>
      {/* The words of the row say what the picture belongs to. */}
      <Picture picture={picture} sizes={sizes} eager={eager} alt="" />
    </span>
  );
}
