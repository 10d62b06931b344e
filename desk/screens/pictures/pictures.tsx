import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useLetters } from '../../app/letters/letter-keys';
import { Finder } from '../../app/lists/finder';
import { loadAll, useEnd, usePages } from '../../app/lists/use-pages';
import { FaultText } from '../../app/parts/fault-text';
import { PICTURES } from '../../app/uploads/dropped-files';
import { UploadCells } from '../../app/uploads/upload-cells';
import { upload, useUploads } from '../../app/uploads/uploads';
import { useSay } from '../../app/words';
import { useEscape, useRowKeys } from '../../collection-list/row-keys';
import { useSelection } from '../../collection-list/use-selection';
import { IS_NOT_WIDE } from '../../theme/measures';
import { LIST_AND_HAND } from '../../theme/shelves';
import { IN_HAND } from '../../theme/wall-of-pictures';
import { LibraryTabs } from './library-tabs';
import { PictureInHand } from './picture-in-hand';
import { PictureOver } from './picture-over';
import { PictureWall } from './picture-wall';
import { ChosenFloor, PicturesFloor } from './pictures-floor';
import { usePictureActs } from './use-picture-acts';

/** The library of all pictures (DESK.md, 'Screens', 06). */
export function Pictures() {
  const say = useSay();
  const navigate = useNavigate();
  const { list = 'all', q = '' } = useSearch({ from: '/desk/pictures' });
  const { pages, first, lines } = usePages('/library', { query: { list, q } });
  const files = lines.map(({ file }) => file);
  const [opened, setOpened] = useState<string>();
  const openedLine = lines.find(({ file }) => file === opened);
  const inHand = openedLine ?? lines[0];
  // Beside the wall there is room in wide windows alone; elsewhere it would be below all of them.
  const [isOver, setIsOver] = useState(false);
  const open = (file: string): void => {
    setOpened(file);
    setIsOver(window.matchMedia(IS_NOT_WIDE).matches);
  };
  const acts = usePictureActs({ onReplaced: setOpened });
  // Those alone can be taken out.
  const selection = useSelection(list === 'unused' ? files : [], {
    hasMore: pages.hasNextPage,
    loadAll: async () => (await loadAll(pages)).map(({ file }) => file),
  });
  const several = list === 'unused' ? selection : undefined;
  const chooser = useRef<HTMLInputElement>(null);
  const keys = useRowKeys({ ids: files, current: inHand?.file, onMove: setOpened });
  const end = useEnd(pages);
  const uploads = useUploads();
  const choose = () => chooser.current?.click();
  useLetters([
    { letter: 'u', word: 'pictures.upload', act: choose },
    ...(several && inHand
      ? [{ letter: 'x', word: 'keys.choose', act: () => several.toggle(inHand.file) } as const]
      : []),
  ]);
  useEscape(selection.ids.length > 0 ? selection.clear : undefined);
  return (
    <>
      <h1 sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>{say('nav.pictures')}</h1>
      <LibraryTabs at={list} counts={first?.counts} />
      <div sx={LIST_AND_HAND}>
        <section>
          <Finder
            label={say('pictures.find')}
            value={q}
            onFind={(words) =>
              void navigate({
                to: '/pictures',
                search: { ...(list !== 'all' && { list }), ...(words && { q: words }) },
                replace: true,
              })
            }
          />
          <UploadCells uploads={uploads} />
          <PictureWall {...{ lines, keys, end }} current={inHand?.file} onOpen={open} selection={several} />
          {first && lines.length === 0 && (
            <p sx={{ variant: 'text.muted', pt: 3 }}>
              {say(q ? 'pictures.noneFound' : `pictures.none.${list}`, { words: q })}
            </p>
          )}
          <FaultText error={pages.error ?? selection.error} />
        </section>
        <aside sx={IN_HAND}>{inHand && <PictureInHand key={inHand.file} line={inHand} acts={acts} />}</aside>
      </div>
      {isOver && openedLine && <PictureOver line={openedLine} acts={acts} onClose={() => setIsOver(false)} />}
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={PICTURES}
        aria-label={say('pictures.upload')}
        onChange={({ target }) => {
          acts.clear();
          upload(target.files ?? []);
          target.value = '';
        }}
      />
      {selection.ids.length > 0 ? (
        <ChosenFloor
          files={selection.ids}
          hidden={selection.hidden}
          acts={acts}
          onClear={selection.clear}
          onDone={() => selection.deselect(selection.ids)}
        />
      ) : (
        <PicturesFloor
          {...{ uploads, acts }}
          count={first?.counts.all}
          found={q && first && !pages.hasNextPage ? lines.length : undefined}
          onUpload={choose}
          onChooseAll={several && lines.length > 0 ? several.toggleAll : undefined}
        />
      )}
    </>
  );
}
