import { useMemo } from 'react';
import { PictureLink } from '../../components/picture-link';
import { PictureViewer } from '../../features/viewer/picture-viewer';
import { isPortrait, type PictureView } from '../../media/picture-view';
import { portraitStyles } from './creator-portrait.styles';

/** The main picture of a creator's page. */
export function CreatorPortrait({ portrait, name }: { portrait: PictureView; name: string }) {
  const tall = isPortrait(portrait);
  const pictures = useMemo(() => [portrait], [portrait]);
  return (
    <PictureViewer pictures={pictures} subject={{ title: name }}>
      <div sx={portraitStyles} data-frame={tall ? 'tall' : 'wide'} data-veil="thin">
        <PictureLink picture={portrait} sizes="(min-width: 860px) 42vw, 90vw" eager fill={tall} />
      </div>
    </PictureViewer>
  );
}
