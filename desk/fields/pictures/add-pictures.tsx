import { useEffect, useRef, useState } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { Button } from '../../app/parts/button';
import { UploadCells } from '../../app/uploads/upload-cells';
import { useDropped } from '../../app/uploads/drop-anywhere';
import { upload, useUploads, type TakenPicture, type TakeUpload } from '../../app/uploads/uploads';
import { useSay, type Saying } from '../../app/words';

const styles: ThemeUICSSObject = { pt: 2 };

interface AddPicturesProps {
  /** What is chosen is put in place of what is there where there is room for one alone. */
  isMany: boolean;
  /** Called for each, once it is in the catalogue. */
  onPicture?: (picture: TakenPicture) => void;
  /** Where pictures go that are not for the catalogue. */
  takeUpload?: TakeUpload;
  /** Has what is dropped anywhere. */
  isForDrops?: boolean;
  word?: Saying;
}

/** Pictures are chosen, or dropped anywhere on the screen where several may be added; what is on its way stands below. */
export function AddPictures({
  isMany,
  onPicture,
  takeUpload,
  isForDrops = isMany,
  word = isMany ? 'editor.addPictures' : 'editor.addPicture',
}: AddPicturesProps) {
  const say = useSay();
  const chooser = useRef<HTMLInputElement>(null);
  const [keys, setKeys] = useState<readonly number[]>([]);
  const latest = useRef({ onPicture, takeUpload });
  useEffect(() => void (latest.current = { onPicture, takeUpload }));
  const uploads = useUploads().filter(({ key, state }) => keys.includes(key) && state !== 'ready');
  const take = (files: Iterable<File>): void => {
    const given = [...files].slice(0, isMany ? undefined : 1);
    const into = latest.current.takeUpload;
    setKeys([...keys, ...upload(given, (picture) => latest.current.onPicture?.(picture), into)]);
  };
  useDropped(isForDrops ? take : undefined);
  return (
    <div sx={styles}>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={isMany}
        accept="image/*,.heic,.tif,.tiff"
        aria-label={say(word)}
        onChange={({ target }) => {
          take(target.files ?? []);
          target.value = '';
        }}
      />
      <Button look="link" onClick={() => chooser.current?.click()}>
        {say(word)}
      </Button>
      <UploadCells uploads={uploads} />
    </div>
  );
}
