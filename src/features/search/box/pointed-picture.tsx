import { Thumbnail } from '../../../components/pictures/thumbnail';
import { SIZES } from '../../../theme/sizes';
import { pointedStyles } from './pointed-picture.styles';
import type { SearchPicture } from '../index/search-item';
import { toSmallPicture } from '../results/search-picture';

/** The picture of what is pointed at, on the wall beside the results: one lights the piece one looks at. */
export function PointedPicture({ picture }: { picture: SearchPicture | undefined }) {
  return (
    <div aria-hidden="true" data-veil="none" sx={pointedStyles}>
      {picture && (
        <Thumbnail
          key={picture.src}
          picture={toSmallPicture(picture)}
          sizes={SIZES.searchRow.pointed}
          eager
        />
      )}
    </div>
  );
}
