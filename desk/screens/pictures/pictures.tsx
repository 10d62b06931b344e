import { useNavigate, useSearch } from '@tanstack/react-router';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { PictureLine, PictureList, PicturePage } from '../../contract/items/pictures';
import { call } from '../../app/call';
import { useChange } from '../../app/data';
import { useLetters } from '../../app/letter-keys';
import { Finder } from '../../app/lists/finder';
import { Thumb } from '../../app/lists/thumb';
import { useRowKeys } from '../../app/lists/use-keys';
import { forgetBelow, queryOf, useEnd, usePages } from '../../app/lists/use-pages';
import { Button } from '../../app/parts/button';
import { Keys } from '../../app/parts/keys';
import { UploadCells } from '../../app/uploads/upload-cells';
import { upload, useUploads } from '../../app/uploads/uploads';
import { Floor } from '../../app/shell/floor';
import { useLanguage } from '../../app/words';
import { BESIDE, LIST_AND_HAND, TYPES } from '../../theme/shelves';
import { PICTURE_CELL, PICTURE_WALL } from '../../theme/wall-of-pictures';
import { PictureInHand } from './picture-in-hand';

const LISTS: readonly PictureList[] = ['all', 'undescribed', 'unused'];

export function Pictures() {
  const { say, locale } = useLanguage();
  const navigate = useNavigate();
  const { list = 'all', q = '' } = useSearch({ from: '/desk/pictures' });
  const { pages, first, lines } = usePages<PictureLine, PicturePage>(`/library${queryOf({ list, q })}`);
  const [opened, setOpened] = useState<string>();
  const inHand = lines.find(({ file }) => file === opened) ?? lines[0];
  const [removed, setRemoved] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const remove = useChange(
    (file: string) => call('POST', '/pictures/remove', { file }),
    async (_, file) => {
      setRemoved(file);
      await forgetBelow('/library');
    },
  );
  const keys = useRowKeys({ ids: lines.map(({ file }) => file), current: inHand?.file, onMove: setOpened });
  const end = useEnd(pages);
  const choose = () => chooser.current?.click();
  useLetters([{ letter: 'u', word: 'pictures.upload', act: choose }]);
  const uploads = useUploads();
  const going = uploads.filter(({ state }) => state !== 'ready' && state !== 'refused').length;
  const titleOf = ({ uses: [use], file }: PictureLine) =>
    use ? (use.title[locale] ?? Object.values(use.title)[0] ?? file) : file;
  return (
    <>
      <h1 sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>{say('nav.pictures')}</h1>
      <nav aria-label={say('pictures.lists')} sx={TYPES}>
        {LISTS.map((one) => (
          <Link
            key={one}
            to="/pictures"
            search={one === 'all' ? {} : { list: one }}
            activeProps={{}}
            aria-current={one === list ? 'page' : undefined}
          >
            <span>{say(`pictures.list.${one}`)}</span>
            {first && <sup>{say('visitors.number', { count: first.counts[one] })}</sup>}
          </Link>
        ))}
      </nav>
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
          {/** Arrow keys move the selection; the pictures are buttons. */}
          <ul onKeyDown={keys.onKeyDown} sx={PICTURE_WALL}>
            {lines.map((line) => (
              <li key={line.file}>
                <button
                  type="button"
                  data-row={line.file}
                  tabIndex={keys.tabIndexOf(line.file)}
                  aria-current={line.file === inHand?.file ? 'true' : undefined}
                  aria-label={say('pictures.open', { name: `${titleOf(line)}, ${line.file}` })}
                  onClick={() => setOpened(line.file)}
                  sx={PICTURE_CELL}
                >
                  <span>
                    <Thumb of={line.thumb} />
                  </span>
                  <span>
                    {titleOf(line)}
                    {line.undescribed.map((code) => (
                      <span key={code} sx={{ display: 'block', color: 'sold' }}>
                        {say(code === 'fr' ? 'pictures.noFrench' : 'pictures.noEnglish')}
                      </span>
                    ))}
                  </span>
                </button>
              </li>
            ))}
            <li ref={end} aria-hidden="true" />
          </ul>
          {first && lines.length === 0 && (
            <p sx={{ variant: 'text.muted', pt: 3 }}>
              {say(q ? 'pictures.noneFound' : `pictures.none.${list}`, { words: q })}
            </p>
          )}
        </section>
        <aside sx={BESIDE}>
          {inHand && (
            <PictureInHand
              key={inHand.file}
              line={inHand}
              isBusy={remove.isPending}
              fault={remove.error}
              onRemove={() => remove.mutate(inHand.file)}
            />
          )}
        </aside>
      </div>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept="image/*,.heic,.tif,.tiff"
        aria-label={say('pictures.upload')}
        onChange={({ target }) => {
          upload(target.files ?? []);
          target.value = '';
        }}
      />
      <Floor
        actions={
          <Button onClick={choose}>
            {say('pictures.upload')}
            <Keys of="U" />
          </Button>
        }
      >
        {going > 0 ? (
          <>
            {say('upload.running', { count: going })}
            <span sx={{ color: 'muted', pl: 4 }}>{say('upload.goOn')}</span>
          </>
        ) : removed ? (
          say('pictures.removed', { file: removed })
        ) : (
          first && say('pictures.number', { count: first.counts.all })
        )}
      </Floor>
    </>
  );
}
