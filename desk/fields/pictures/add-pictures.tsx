import { useEffect, useRef, useState } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { Button } from '../../app/parts/button';
import { UploadCells } from '../../app/uploads/upload-cells';
import { useDropped } from '../../app/uploads/drop-anywhere';
import { upload, useUploads, type TakenPicture } from '../../app/uploads/uploads';
import { useSay } from '../../app/words';

const styles: ThemeUICSSObject = { pt: 2 };

interface AddPicturesProps {
  /** What is chosen is put in place of what is there where there is room for one alone. */
  isMany: boolean;
  /** Called for each, once it is in the catalogue. */
  onPicture: (picture: TakenPicture) => void;
  word?: 'editor.addPictures' | 'editor.addPicture' | 'editor.addEvening' | 'editor.replacePicture';
}

/** Pictures are chosen, or dropped anywhere on the screen where several may be added; what is on its way stands below. */
export function AddPictures({
  isMany,
  onPicture,
  word = isMany ? 'editor.addPictures' : 'editor.addPicture',
}: AddPicturesProps) {
  const say = useSay();
  const chooser = useRef<HTMLInputElement>(null);
  const [keys, setKeys] = useState<readonly number[]>([]);
  const latest = useRef(onPicture);
  useEffect(() => void (latest.current = onPicture));
  const uploads = useUploads().filter(({ key, state }) => keys.includes(key) && state !== 'ready');
  const take = (files: Iterable<File>): void => {
    const given = [...files].slice(0, isMany ? undefined : 1);
    setKeys([...keys, ...upload(given, (picture) => latest.current(picture))]);
  };
  useDropped(isMany ? take : undefined);
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
