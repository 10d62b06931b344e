import { useRef } from 'react';
import { PICTURES } from '../../../app/uploads/dropped-files';
import { Button } from '../../../app/parts/button';
import { UploadCells } from '../../../app/uploads/upload-cells';
import { useUploads } from '../../../app/uploads/uploads';
import { useSay } from '../../../app/words';
import { CHOOSERS, NAMES } from '../../../theme/lists';

/** Names that are listed. */
const SHOWN = 20;

interface MissingPicturesProps {
  missing: readonly string[];
  onFiles: (files: Iterable<File>) => void;
}

/** Pictures that a list names and that are not there, by name; and those that are on their way. */
export function MissingPictures({ missing, onFiles }: MissingPicturesProps) {
  const say = useSay();
  const chooser = useRef<HTMLInputElement>(null);
  const folders = useRef<HTMLInputElement | null>(null);
  const going = useUploads().filter(({ state }) => state !== 'ready');
  return (
    <>
      {missing.length > 0 && (
        <>
          <p>{say('list.missing', { count: missing.length })}</p>
          <p sx={NAMES}>
            {missing.slice(0, SHOWN).join(', ')}{' '}
            {missing.length > SHOWN && say('list.missingMore', { count: missing.length - SHOWN })}
          </p>
          <p sx={{ color: 'muted' }}>
            {say('list.missingHow')} {say('list.missingFolders')}
          </p>
        </>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={PICTURES}
        aria-label={say('list.addPictures')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <div sx={CHOOSERS}>
        <Button look="link" onClick={() => chooser.current?.click()}>
          {say('list.addPictures')}
        </Button>
        <input
          // React knows no such attribute.
          ref={(input) => {
            folders.current = input;
            input?.toggleAttribute('webkitdirectory', true);
          }}
          type="file"
          hidden
          aria-label={say('list.addFolder')}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Button look="link" onClick={() => folders.current?.click()}>
          {say('list.addFolder')}
        </Button>
      </div>
      <UploadCells uploads={going} />
    </>
  );
}
