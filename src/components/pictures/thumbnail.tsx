import type { ThemeUICSSObject } from 'theme-ui';
import { Picture } from '../../media/picture';
import type { PictureView } from '../../media/picture-view';
import { SIZES } from '../../theme/sizes';

interface ThumbnailProps {
  picture: PictureView;
  sizes: string;
  eager?: boolean;
  /** May set `--thumbnail`, the maximum height. */
  className?: string;
}

const styles: ThemeUICSSObject = {
  display: 'block',
  width: `min(100%, calc(var(--ratio) * var(--thumbnail, ${SIZES.thumbnail})))`,
};

export function Thumbnail({ picture, sizes, eager, className }: ThumbnailProps) {
  const ratio: Record<string, number> = { '--ratio': picture.width / picture.height };
  return (
    <span className={className} style={ratio} sx={styles}>
      {/* Empty alt text: the row's text says what the picture shows. */}
      <Picture picture={picture} sizes={sizes} eager={eager} alt="" />
    </span>
  );
}
