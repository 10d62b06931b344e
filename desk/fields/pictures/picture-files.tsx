import type { PictureLine } from '../../../api/media/contract/pictures';
import { Button } from '../../app/parts/button';
import { noteTakenCredit } from '../../app/uploads/taken-credits';
import { useSay } from '../../app/words';
import { RADIOS } from '../../theme/editor/fields';
import { AddPictures } from './add-pictures';
import { notePut } from './just-put';
import { asShown, withFile, withoutEmpty, type PictureValue } from './picture';

interface PictureFilesProps {
  picture: PictureValue;
  onChange: (picture: PictureValue) => void;
  onRemove?: (() => void) | undefined;
  /** Makes it the evening of the one before it, whose number this is. */
  evening?: { of: number; onPair: () => void } | undefined;
}

type Changed = Partial<{ [Name in keyof PictureValue]: PictureValue[Name] | undefined }>;

/** Which files a picture is made of: by day, in the evening, in full size. */
export function PictureFiles({ picture, onChange, onRemove, evening: pair }: PictureFilesProps) {
  const say = useSay();
  const { file, hd, night } = picture;
  const isThere = file !== '';
  const change = (part: Changed): void => onChange(withoutEmpty({ ...picture, ...part } as PictureValue));
  const evening = (next: string, alt = night?.alt ?? {}): void => {
    notePut(next);
    change({ night: { ...night, alt, file: next } });
  };
  const replace = (next: PictureValue): void => {
    if (isThere) notePut(next.file);
    onChange(next);
  };
  return (
    <>
      {isThere && (
        <span sx={RADIOS}>
          <label>
            <input
              type="checkbox"
              checked={hd !== undefined}
              onChange={({ target }) => change({ hd: target.checked ? file : undefined })}
            />
            {say('editor.hd')}
          </label>
        </span>
      )}
      {hd !== undefined && (
        <div>
          <p sx={{ variant: 'text.muted', overflowWrap: 'anywhere' }}>
            {hd === file ? say('editor.originalOwn') : say('editor.original', { file: hd })}
          </p>
          <AddPictures
            isMany={false}
            word="editor.chooseOriginal"
            onPicture={({ file: next }) => change({ hd: next })}
            onChosen={([line]) => line && change({ hd: line.file })}
          />
        </div>
      )}
      <AddPictures
        isMany={false}
        word={isThere ? 'editor.replacePicture' : 'editor.addPicture'}
        onPicture={({ file: next }) => {
          // Somebody else may have taken this one.
          noteTakenCredit(next, picture.credit);
          replace(withFile(picture, next));
        }}
        onChosen={([line]) => line && replace(chosenFor(picture, line))}
      />
      {isThere && (
        <AddPictures
          isMany={false}
          isOfEvening
          word={night ? 'editor.replaceEvening' : 'editor.addEvening'}
          onPicture={({ file: next }) => evening(next)}
          onChosen={([line]) => line && evening(line.file, isDescribed(line) ? line.alt : undefined)}
        />
      )}
      {night && (
        <span>
          <Button look="link" onClick={() => change({ night: undefined })}>
            {say('editor.removeEvening')}
          </Button>
        </span>
      )}
      {pair && (
        <span>
          <Button look="link" onClick={pair.onPair}>
            {say('editor.isEveningOf', { number: pair.of })}
          </Button>
        </span>
      )}
      {onRemove && (
        <span>
          <Button look="link" onClick={onRemove}>
            {say('editor.removePicture')}
          </Button>
        </span>
      )}
    </>
  );
}

const isDescribed = ({ alt }: PictureLine): boolean => Object.values(alt).some((text) => text !== '');

/** Another picture, with what is said of it; one of which nothing is said keeps the words that are there. */
const chosenFor = (picture: PictureValue, line: PictureLine): PictureValue =>
  isDescribed(line) ? asShown(line) : withFile(picture, line.file);
