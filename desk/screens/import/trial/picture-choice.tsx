import type { LookedAtRow } from '../../../../api/import-export/contract/looking';
import { useSay } from '../../../app/words';
import { BENEATH_OUTCOME, PICTURE_CHOICE } from '../../../theme/lists';
import { choosePicture } from '../hand/list-in-hand';

interface PictureChoiceProps {
  row: LookedAtRow;
  /** As the list has it. */
  name: string;
}

/** Pictures that a name may mean, to be told by what they show. */
export function PictureChoice({ row: { number, unsure }, name }: PictureChoiceProps) {
  const say = useSay();
  const pictures = unsure.find((one) => one.name === name)?.pictures ?? [];
  return (
    <span sx={BENEATH_OUTCOME}>
      {pictures.map(({ file, of, url, width, height }) => (
        <button
          key={file}
          type="button"
          sx={PICTURE_CHOICE}
          onClick={() => choosePicture(number, name, file)}
        >
          <img {...{ src: url, width, height }} alt="" loading="lazy" decoding="async" />
          {of ? say('list.pictureOf', { file, title: of }) : file}
        </button>
      ))}
      <button type="button" onClick={() => choosePicture(number, name, null)}>
        {say('list.noPicture')}
      </button>
    </span>
  );
}
