import type { RefObject } from 'react';
import type { PictureLine } from '../../../api/media/contract/pictures';
import { Thumb } from '../../app/lists/thumb';
import { useLanguage } from '../../app/words';
import type { useRowKeys } from '../../collection-list/row-keys';
import { SelectBox } from '../../collection-list/select-box';
import type { Selection } from '../../collection-list/use-selection';
import { PICTURE_CELL, PICTURE_WALL } from '../../theme/wall-of-pictures';

interface PictureWallProps {
  lines: readonly PictureLine[];
  current: string | undefined;
  keys: ReturnType<typeof useRowKeys>;
  onOpen: (file: string) => void;
  /** Undefined where several cannot be chosen. */
  selection: Selection | undefined;
  end: RefObject<HTMLLIElement>;
}

export function PictureWall({ lines, current, keys, onOpen, selection, end }: PictureWallProps) {
  const { say, locale } = useLanguage();
  const titleOf = ({ uses: [use], file }: PictureLine) =>
    use ? (use.title[locale] ?? Object.values(use.title)[0] ?? file) : file;
  const choose = (file: string, withShift: boolean): void =>
    withShift ? selection?.upTo(file) : selection?.toggle(file);
  return (
    <>
      {/** Arrow keys move the selection; the pictures are buttons. */}
      <ul onKeyDown={keys.onKeyDown} sx={PICTURE_WALL}>
        {lines.map((line) => (
          <li key={line.file}>
            <button
              type="button"
              data-row={line.file}
              tabIndex={keys.tabIndexOf(line.file)}
              aria-current={line.file === current ? 'true' : undefined}
              aria-label={say('pictures.open', { name: `${titleOf(line)}, ${line.file}` })}
              onClick={(event) =>
                selection && (event.shiftKey || event.ctrlKey || event.metaKey)
                  ? choose(line.file, event.shiftKey)
                  : onOpen(line.file)
              }
              sx={PICTURE_CELL}
            >
              <span>
                <Thumb of={line.thumb} />
              </span>
              <span>
                {line.uses[0]?.shelf === 'works' ? <i>{titleOf(line)}</i> : titleOf(line)}
                {line.undescribed.map((code) => (
                  <span key={code} sx={{ display: 'block', color: 'sold' }}>
                    {say(code === 'fr' ? 'pictures.noFrench' : 'pictures.noEnglish')}
                  </span>
                ))}
              </span>
            </button>
            {selection && (
              <SelectBox
                label={say('pictures.choose', { name: line.file })}
                isSelected={selection.has(line.file)}
                onChange={(withShift) => choose(line.file, withShift)}
                tabIndex={keys.tabIndexOf(line.file)}
              />
            )}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ul>
    </>
  );
}
