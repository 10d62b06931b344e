import type { PictureLine } from '../../contract/items/pictures';
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

/** The picture in hand over the wall, until it is closed or taken out. */
export function PictureOver({ line, acts, onClose }: PictureOverProps) {
  const say = useSay();
  const remove = (files: readonly string[]): void => {
    acts.remove(files);
    onClose();
  };
  return (
    <Panel label={say('pictures.open', { name: line.file })} onClose={onClose}>
      <div sx={OVER}>
        <PictureInHand line={line} acts={{ ...acts, remove }} />
        <p>
          <Button look="link" onClick={onClose}>
            {say('preview.close')}
          </Button>
        </p>
      </div>
    </Panel>
  );
}
