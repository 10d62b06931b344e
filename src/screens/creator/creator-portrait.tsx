import { useMemo } from 'react';
import { PictureLink } from '../../components/picture-link';
import { PictureViewer } from '../../features/viewer/picture-viewer';
import { pictureSizes } from '../../media/picture-sizes';
import { isPortrait, type PictureView } from '../../media/picture-view';
import { portraitStyles } from './creator-portrait.styles';

const SIZES = pictureSizes('90vw', { asymmetric: '42vw' });

/** The main picture of a creator's page. */
export function CreatorPortrait({ portrait, name }: { portrait: PictureView; name: string }) {
  const tall = isPortrait(portrait);
  const pictures = useMemo(() => [portrait], [portrait]);
  return (
    <PictureViewer pictures={pictures} subject={{ title: name }}>
      <div sx={portraitStyles} data-frame={tall ? 'tall' : 'wide'} data-veil="thin">
        <PictureLink picture={portrait} sizes={SIZES} eager fill={tall} />
      </div>
    </PictureViewer>
  );
}
