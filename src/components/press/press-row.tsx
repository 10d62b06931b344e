import { useTranslation } from 'gatsby-plugin-react-i18next';
import { pictureSizes } from '../../media/picture-sizes';
import { SIZES } from '../../theme/sizes';
import { Link } from '../links/link';
import { Thumbnail } from '../pictures/thumbnail';
import type { PressCardView } from './press-card-view';
import { rowStyles, sourceStyles, thumbnailStyles, titleStyles } from './press-row.styles';

const PICTURE_SIZES = pictureSizes(SIZES.pressRow.pictureWidest, { asymmetric: '16vw' });

export function PressRow({ article, eager }: { article: PressCardView; eager?: boolean }) {
  const { t } = useTranslation();
  const { path, title, publication, date, author, picture } = article;
  return (
    <Link to={path} sx={rowStyles}>
      <div data-part="words">
        <p sx={sourceStyles}>
          <span>{publication}</span> <span>{date}</span>
        </p>
        <div sx={titleStyles}>
          <h2>{title}</h2>
          {author && <p>{t('press.by', { author })}</p>}
        </div>
      </div>
      {picture && (
        <div data-part="picture">
          <Thumbnail picture={picture} sizes={PICTURE_SIZES} eager={eager} sx={thumbnailStyles} />
        </div>
      )}
    </Link>
  );
}
