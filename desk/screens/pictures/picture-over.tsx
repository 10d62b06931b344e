import type { PictureLine } from '../../../api/media/contract/pictures';
import { Button } from '../../app/parts/button';
import { Panel } from '../../app/parts/panel';
import { useSay } from '../../app/words';
import { OVER } from '../../theme/wall-of-pictures';
import { PictureInHand } from './picture-in-hand';
import type { PictureActs } from './use-picture-acts';

interface PictureOverProps {
  line: PictureLine;
  acts: PictureActs;
  onClose: () => void;
}

/** The picture in hand over the wall, until something is done to it: the wall and its floor say what becomes of that. */
export function PictureOver({ line, acts, onClose }: PictureOverProps) {
  const say = useSay();
  const closing =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given): void => {
      onClose();
      act(...given);
    };
  const closingActs = {
    ...acts,
    clear: closing(acts.clear),
    remove: closing(acts.remove),
    replace: closing(acts.replace),
    putBack: closing(acts.putBack),
  };
  return (
    <Panel label={say('pictures.open', { name: line.file })} onClose={onClose}>
      <div sx={OVER}>
        <PictureInHand line={line} acts={closingActs} />
        <p>
          <Button look="link" onClick={onClose}>
            {say('preview.close')}
          </Button>
        </p>
      </div>
    </Panel>
  );
}
