import type { ThemeUICSSObject } from 'theme-ui';
import type { SearchPicture } from './search-item';

const boxStyles: ThemeUICSSObject = { flex: 'none', width: 'var(--thumbnail-width)' };

const pictureStyles: ThemeUICSSObject = {
  variant: 'pictures.unlit',
  display: 'block',
  position: 'relative',
  width: 'min(100%, calc(var(--ratio) * var(--thumbnail-height)))',
  '& img': { width: '100%', height: 'auto' },
};

/** A small picture in its true proportions; its column is kept where there is none. The row sets how large it may be. */
export function SearchThumbnail({ picture }: { picture: SearchPicture | undefined }) {
  if (!picture) return <span sx={boxStyles} />;
  const { src, width, height, color } = picture;
  const ratio: Record<string, number> = { '--ratio': width / height };
  return (
    <span sx={boxStyles}>
      <span sx={pictureStyles} style={ratio}>
        <img
          src={src}
          width={width}
          height={height}
          alt=""
          loading="lazy"
          decoding="async"
          style={{ backgroundColor: color }}
        />
      </span>
    </span>
  );
}
