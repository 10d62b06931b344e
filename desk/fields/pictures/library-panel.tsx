import { useEffect, useState } from 'react';
import { GridList, GridListItem, type Selection } from 'react-aria-components';
import type { PictureLine } from '../../../api/media/contract/pictures';
import { Finder } from '../../app/lists/finder';
import { Thumb } from '../../app/lists/thumb';
import { forgetBelow, useEnd, usePages } from '../../app/lists/use-pages';
import { textIn } from '../../app/items/title';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { Panel } from '../../app/parts/panel';
import { useLanguage } from '../../app/words';
import { LIBRARY, LIBRARY_FOOT, LIBRARY_HEAD } from '../../theme/library';

interface LibraryPanelProps {
  isMany: boolean;
  /** Also those that are shown in the evening alone, which belong to others. */
  withEvenings?: boolean;
  onChosen: (lines: readonly PictureLine[]) => void;
  onClose: () => void;
}

/** All pictures that are there; one is taken at once, several by a button. */
export function LibraryPanel({ isMany, withEvenings = false, onChosen, onClose }: LibraryPanelProps) {
  const { say, locale } = useLanguage();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<readonly PictureLine[]>([]);
  const { pages, first, lines } = usePages('/library', {
    query: { evenings: withEvenings || undefined, q: words },
  });
  // What was added or used since it was last open.
  useEffect(() => void forgetBelow('/library'), []);
  const end = useEnd<HTMLParagraphElement>(pages);
  const files = new Set(chosen.map(({ file }) => file));
  const take = (taken: readonly PictureLine[]): void => {
    onClose();
    onChosen(taken);
  };
  const nameOf = ({ file, uses: [use] }: PictureLine): string =>
    use ? `${textIn(use.title, locale).text}, ${file}` : file;
  const choose = (keys: Selection): void => {
    const now = keys === 'all' ? new Set(lines.map(({ file }) => file)) : keys;
    const isShown = (line: PictureLine) => lines.some(({ file }) => file === line.file);
    // Those that a search hides stay chosen, in the order in which they were.
    const kept = chosen.filter((line) => now.has(line.file) || !isShown(line));
    setChosen([...kept, ...lines.filter(({ file }) => now.has(file) && !files.has(file))]);
  };
  return (
    <Panel label={say('library.title')} onClose={onClose}>
      <div sx={LIBRARY_HEAD}>
        {/** Before the field, from which Tab leads into the list. */}
        <Button look="link" onClick={onClose}>
          {say('items.close')}
        </Button>
        <Finder label={say('library.find')} value={words} onFind={setWords} isFirst />
      </div>
      <GridList
        aria-label={say('library.title')}
        layout="grid"
        items={lines.map((line) => ({ id: line.file, line }))}
        {...(isMany
          ? {
              selectionMode: 'multiple',
              selectionBehavior: 'toggle',
              selectedKeys: files,
              onSelectionChange: choose,
            }
          : { onAction: (key) => take(lines.filter(({ file }) => file === key)) })}
        renderEmptyState={() => first && say(words ? 'pictures.noneFound' : 'pictures.none.all', { words })}
        sx={LIBRARY}
      >
        {({ id, line }) => (
          <GridListItem id={id} textValue={nameOf(line)}>
            <LibraryPiece line={line} />
          </GridListItem>
        )}
      </GridList>
      <p ref={end} />
      <FaultText error={pages.error} />
      {isMany && (
        <div sx={LIBRARY_FOOT}>
          <span>{say('library.hint')}</span>
          <Button disabled={chosen.length === 0} onClick={() => take(chosen)}>
            {say('library.take', { count: chosen.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function LibraryPiece({ line: { file, thumb, uses } }: { line: PictureLine }) {
  const { say, locale } = useLanguage();
  const [use] = uses;
  const title = use && textIn(use.title, locale);
  return (
    <>
      <span>
        <Thumb of={thumb} />
      </span>
      <span>
        <span lang={title?.lang}>{title ? title.text : file}</span>
        <small>
          {uses.length === 0 ? say('pictures.unused') : say('pictures.uses', { count: uses.length })}
        </small>
      </span>
    </>
  );
}
