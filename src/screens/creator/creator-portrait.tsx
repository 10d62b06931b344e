import { useMemo } from 'react';
import { PictureCredits } from '../../components/pictures/picture-credits';
import { PictureLink } from '../../components/pictures/picture-link';
import { PictureViewer } from '../../features/viewer/picture-viewer';
import { pictureSizes } from '../../media/picture-sizes';
import { isPortrait, type PictureView } from '../../media/picture-view';
import { creditsStyles, portraitStyles } from './creator-portrait.styles';

/** A tall one fills the height of the first screen and is cut at its sides. */
const SIZES = {
  tall: pictureSizes('90vw', { asymmetric: 'max(42vw, 72vh)' }),
  wide: pictureSizes('90vw', { asymmetric: '42vw' }),
};

/** The main picture of a creator's page. */
export function CreatorPortrait({ portrait, name }: { portrait: PictureView; name: string }) {
  const frame = isPortrait(portrait) ? 'tall' : 'wide';
  const pictures = useMemo(() => [portrait], [portrait]);
  return (
    <PictureViewer pictures={pictures} subject={{ title: name }}>
      <div sx={portraitStyles} data-frame={frame} data-veil="thin">
        <PictureLink picture={portrait} sizes={SIZES[frame]} eager fill={frame === 'tall'} />
        <PictureCredits pictures={pictures} sx={creditsStyles} />
      </div>
    </PictureViewer>
  );
}
