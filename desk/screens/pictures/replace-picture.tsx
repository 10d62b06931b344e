import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../app/parts/button';
import { PICTURES } from '../../app/uploads/dropped-files';
import { putAway, upload } from '../../app/uploads/uploads';
import { useSay } from '../../app/words';
import { PAIR } from '../../theme/wall-of-pictures';
import { onceAnswered } from '../../app/line/once-answered';
import type { PictureActs } from './use-picture-acts';

const LibraryPanel = lazy(() =>
  onceAnswered(() => import('../../fields/pictures/library-panel')).then((module) => ({
    default: module.LibraryPanel,
  })),
);

interface ReplacePictureProps {
  word: 'pictures.replace' | 'pictures.replaceEvening';
  file: string;
  acts: PictureActs;
}

/** By one from this computer, also when another picture is in hand by the time that it is there, or by one that is there. */
export function ReplacePicture({ word, file, acts }: ReplacePictureProps) {
  const say = useSay();
  const chooser = useRef<HTMLInputElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const choose = say(word === 'pictures.replaceEvening' ? 'library.openEvening' : 'library.open');
  return (
    <p sx={PAIR}>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={PICTURES}
        aria-label={say(word)}
        onChange={({ target }) => {
          // From now on its way is what is told.
          acts.clear();
          upload([...(target.files ?? [])].slice(0, 1), {
            onTaken: (taken, { key }) => {
              // It stands where the other one stood.
              putAway(key);
              acts.replace(file, taken.file);
            },
          });
          target.value = '';
        }}
      />
      <Button look="link" onClick={() => chooser.current?.click()}>
        {say(word)}
      </Button>
      <Button
        look="link"
        aria-label={say('library.openFor', { choose, what: say(word) })}
        onClick={() => setIsChoosing(true)}
      >
        {choose}
      </Button>
      {isChoosing && (
        <Suspense>
          <LibraryPanel
            isMany={false}
            withEvenings={word === 'pictures.replaceEvening'}
            onChosen={([line]) => line && line.file !== file && acts.replace(file, line.file)}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </p>
  );
}
