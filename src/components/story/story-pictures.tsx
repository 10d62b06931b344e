import { useTranslation } from 'gatsby-plugin-react-i18next';
import { pictureSizes } from '../../media/picture-sizes';
import { isPortrait, type PictureView } from '../../media/picture-view';
import { PictureLink } from '../pictures/picture-link';
import { hang, type Wall } from '../works/wall-layout';
import type { ThemeUICSSObject } from 'theme-ui';
import { BELOW, FROM } from '../../theme/tokens';

const picturesStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 'gutter',
  alignItems: 'end',
  isolation: 'isolate',
  '& > li': { gridColumn: '1 / -1', minWidth: 0 },
  '& > li[data-frame=tall]': { gridColumn: '4 / 13' },
  '& > li[data-frame=tall]:nth-of-type(even)': { gridColumn: '1 / 10' },
  [`@media screen and ${BELOW.columns6}`]: {
    '& > li': { mx: 'calc(-1 * var(--margin))' },
    '& > li[data-frame=tall]': { ml: 0 },
    '& > li[data-frame=tall]:nth-of-type(even)': { mr: 0, ml: 'calc(-1 * var(--margin))' },
  },
  [FROM.columns6]: {
    rowGap: 'row',
    '& > li[data-frame]:nth-of-type(n)': { gridColumn: 'var(--place)' },
  },
  '@media print': {
    rowGap: 'gutter',
    '& > li[data-frame]:nth-of-type(n)': { gridColumn: 'span 4', breakInside: 'avoid' },
    '& > li[data-frame=tall]:nth-of-type(n)': { gridColumn: 'span 3' },
  },
};

const WALL: Wall = { columns: 12, spanOf: (portrait) => (portrait ? 4 : 7) };

const SIZES = {
  tall: pictureSizes('75vw', { columns6: '33vw' }),
  wide: pictureSizes('100vw', { columns6: '58vw' }),
};

export function StoryPictures({
  pictures,
  className,
}: {
  pictures: readonly PictureView[];
  className?: string;
}) {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  const places = hang(pictures.map(isPortrait), WALL);
  return (
    <section className={className} aria-label={t('work.pictures')}>
      <ul sx={picturesStyles}>
        {pictures.map((picture, index) => (
          <li
            key={picture.jpeg.sm}
            data-frame={isPortrait(picture) ? 'tall' : 'wide'}
            style={placeProperty(places[index])}
          >
            <PictureLink picture={picture} sizes={SIZES[isPortrait(picture) ? 'tall' : 'wide']} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const placeProperty = (place: ReturnType<typeof hang>[number] | undefined): Record<string, string> => ({
  '--place': place ? `${place.column} / span ${place.span}` : 'auto',
});
