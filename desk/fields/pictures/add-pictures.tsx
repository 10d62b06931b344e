import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import type { PictureLine } from '../../../api/media/contract/pictures';
import { Button } from '../../app/parts/button';
import { useDropped } from '../../app/uploads/drop-anywhere';
import { PICTURES } from '../../app/uploads/dropped-files';
import { UploadCells } from '../../app/uploads/upload-cells';
import type { PlaceOfUpload, Taken } from '../../app/uploads/upload';
import { leaveUploads, upload, useUploads, type TakeUpload } from '../../app/uploads/uploads';
import { useSay, type Saying } from '../../app/words';
import { onceAnswered } from '../../app/line/once-answered';
import type { Origin } from './with-upload';

const LibraryPanel = lazy(() =>
  onceAnswered(() => import('./library-panel')).then((module) => ({ default: module.LibraryPanel })),
);

const styles: ThemeUICSSObject = { pt: 2 };
const waysStyles: ThemeUICSSObject = { display: 'flex', flexWrap: 'wrap', columnGap: 'links', rowGap: 1 };

interface AddPicturesProps {
  /** What is chosen is put in place of what is there where there is room for one alone. */
  isMany: boolean;
  /** Called for each upload, once it is in the catalogue. */
  onPicture?: (picture: Taken, own: Origin) => void;
  /** Called with those that were there; without, there are none to choose from. */
  onChosen?: (lines: readonly PictureLine[]) => void;
  /** Where pictures go that are not for the catalogue. */
  takeUpload?: TakeUpload;
  /** Has what is dropped anywhere. */
  isForDrops?: boolean;
  word?: Saying;
  /** What is chosen may be the evening picture of another one. */
  isOfEvening?: boolean;
  /** Where uploads go that are finished after the form was left; without, they are among the others then. */
  place?: PlaceOfUpload;
}

/**
 * Pictures are chosen on this computer or among those that are there, or dropped anywhere on the screen where several may be
 * added; what is on its way stands below.
 */
export function AddPictures({
  isMany,
  onPicture,
  onChosen,
  takeUpload,
  isForDrops = isMany,
  word = isMany ? 'editor.addPictures' : 'editor.addPicture',
  isOfEvening = false,
  place,
}: AddPicturesProps) {
  const say = useSay();
  const choose = say('library.open');
  const chooser = useRef<HTMLInputElement>(null);
  const [keys, setKeys] = useState<readonly number[]>([]);
  const own = useRef(keys);
  const [isChoosing, setIsChoosing] = useState(false);
  const latest = useRef({ onPicture, takeUpload });
  useEffect(() => void (latest.current = { onPicture, takeUpload }));
  useEffect(() => void (own.current = keys));
  useEffect(() => () => leaveUploads(own.current), []);
  const uploads = useUploads().filter(
    (one) => one.state !== 'ready' && (keys.includes(one.key) || isOf(place, one.place)),
  );
  const take = (files: Iterable<File>): void => {
    const given = [...files].slice(0, isMany ? undefined : 1);
    const onTaken = (picture: Taken, own: Origin) => latest.current.onPicture?.(picture, own);
    const into = latest.current.takeUpload;
    setKeys([...keys, ...upload(given, { into, onTaken, place: place ?? null })]);
  };
  useDropped(isForDrops ? take : undefined);
  return (
    <div sx={styles}>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={isMany}
        accept={PICTURES}
        aria-label={say(word)}
        onChange={({ target }) => {
          take(target.files ?? []);
          target.value = '';
        }}
      />
      <span sx={waysStyles}>
        <Button look="link" onClick={() => chooser.current?.click()}>
          {say(word)}
        </Button>
        {onChosen && (
          <Button
            look="link"
            aria-label={say('library.openFor', { choose, what: say(word) })}
            onClick={() => setIsChoosing(true)}
          >
            {choose}
          </Button>
        )}
      </span>
      <UploadCells uploads={uploads} />
      {onChosen && isChoosing && (
        <Suspense>
          <LibraryPanel
            {...{ isMany, onChosen }}
            withEvenings={isOfEvening}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

const isOf = (place: PlaceOfUpload | undefined, other: PlaceOfUpload | null): boolean =>
  place !== undefined &&
  other !== null &&
  place.shelf === other.shelf &&
  place.id === other.id &&
  place.path === other.path;
