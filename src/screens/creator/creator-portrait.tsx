import { Picture } from '../../media/picture';
import { isPortrait, type PictureView } from '../../media/picture-view';
import { portraitStyles } from './creator-portrait.styles';

/** The main picture of a creator's page. */
export function CreatorPortrait({ portrait }: { portrait: PictureView }) {
  const tall = isPortrait(portrait);
  return (
    <div sx={portraitStyles} data-frame={tall ? 'tall' : 'wide'} data-veil="thin">
      <Picture picture={portrait} sizes="(min-width: 860px) 42vw, 90vw" eager fill={tall} />
    </div>
  );
}
