import type { Upload } from '../../app/uploads/upload';
import { isUnderWay } from '../../app/uploads/upload';
import { Button } from '../../app/parts/button';
import { Keys } from '../../app/parts/keys';
import { Floor } from '../../app/shell/floor';
import { useSay } from '../../app/words';
import { FLOOR_LINES } from '../../theme/shelf/shelf-hand';
import { ONLY_WIDE } from '../../theme/shelf/shelf-hand';
import { ACTIONS } from '../../theme/shelves';
import { PictureNewsText } from './picture-news';
import type { PictureActs } from './use-picture-acts';
import { useShownBefore } from './use-shown-before';

interface PicturesFloorProps {
  uploads: readonly Upload[];
  count: number | undefined;
  /** Of them, where one looks for some; undefined while more of these are not fetched yet. */
  found: number | undefined;
  acts: PictureActs;
  onUpload: () => void;
  /** Undefined where there is nothing to choose. */
  onChooseAll: (() => void) | undefined;
}

/** How many there are; what is on its way; for a moment, what has just happened. */
export function PicturesFloor({ uploads, count, found, acts, onUpload, onChooseAll }: PicturesFloorProps) {
  const say = useSay();
  const { news, takeBack, isBusy } = acts;
  const going = uploads.filter((one) => one.what === 'picture' && isUnderWay(one)).length;
  return (
    <Floor
      isRaised={news !== undefined}
      actions={
        <div sx={ACTIONS}>
          {takeBack && (
            <Button look="link" isBusy={isBusy} aria-keyshortcuts="Control+Z" onClick={takeBack}>
              {say('items.takeBack')}
            </Button>
          )}
          {!takeBack && onChooseAll && (
            <Button look="link" onClick={onChooseAll}>
              {say('pictures.chooseAll')}
            </Button>
          )}
          <Button onClick={onUpload}>
            {say('pictures.upload')}
            <span sx={ONLY_WIDE}>
              <Keys of="U" />
            </span>
          </Button>
        </div>
      }
    >
      {news ? (
        <PictureNewsText news={news} />
      ) : going > 0 ? (
        <>
          {say('upload.running', { count: going })}
          <span sx={{ color: 'muted', pl: 4 }}>{say('upload.goOn')}</span>
        </>
      ) : (
        count !== undefined &&
        (found === undefined ? say('pictures.number', { count }) : say('pictures.found', { found, count }))
      )}
    </Floor>
  );
}

interface ChosenFloorProps {
  files: readonly string[];
  /** How many are chosen beside them. */
  hidden: number;
  acts: PictureActs;
  onClear: () => void;
  /** Something was done to them. */
  onDone: () => void;
}

/** What can be done with those that are chosen: nothing shows them. */
export function ChosenFloor({ files, hidden, acts, onClear, onDone }: ChosenFloorProps) {
  const say = useSay();
  const before = useShownBefore(true);
  const shownBefore = files.filter((file) => before[file]).length;
  return (
    <Floor
      isRaised
      actions={
        <div sx={ACTIONS}>
          <Button look="link" aria-keyshortcuts="Escape" onClick={onClear}>
            {say('pictures.unchoose')}
          </Button>
          <Button
            isBusy={acts.isBusy}
            onClick={() => {
              acts.remove(files);
              onDone();
            }}
          >
            {say('pictures.removeThem', { count: files.length })}
          </Button>
        </div>
      }
    >
      <span sx={FLOOR_LINES}>
        <span>{say('pictures.chosen', { count: files.length })}</span>
        <small>{hidden > 0 ? say('items.hiddenChosen', { count: hidden }) : say('pictures.chosenAre')}</small>
        {shownBefore > 0 && <small>{say('pictures.someShownBefore', { count: shownBefore })}</small>}
      </span>
    </Floor>
  );
}
