import { useMemo, useState } from 'react';
import { call } from '../../app/line/call';
import { forget, useAnswer, useChange } from '../../app/data';
import { textIn } from '../../app/items/title';
import { shortTime } from '../../app/lists/short-time';
import { sizeOf } from '../../app/lists/size-of';
import { useTakeBack } from '../../app/lists/use-take-back';
import { Button } from '../../app/parts/button';
import { EditorLink } from '../../app/items/editor-link';
import { FaultText } from '../../app/parts/fault-text';
import { Floor } from '../../app/shell/floor';
import { useLanguage } from '../../app/words';
import type { FileLine } from '../../../api/media/contract/files';
import { fileAddress } from '../../fields/files/file-shown';
import { CollectionList } from '../../collection-list/collection-list';
import type { Column } from '../../collection-list/columns';
import { useCurrentRow } from '../../collection-list/current-row';
import { FILE_LAYOUT } from '../../theme/collection-list';
import { NO_WINDOW } from '../../theme/measures';
import { LibraryTabs } from './library-tabs';

const NONE: readonly FileLine[] = [];

/** All PDFs and models, and which item offers each to its visitors. */
export function Files() {
  const { say } = useLanguage();
  const { data, error } = useAnswer('/files');
  const { data: pictures } = useAnswer('/library');
  const [news, setNews] = useState<{ words: string; takeBack?: () => void }>();
  const bring = useChange(
    (aside: string[]) => call('POST /files/bring-back', { body: { aside } }),
    ({ files: [file = ''] }) => {
      setNews({ words: say('files.broughtBack', { file }) });
      return Promise.all([forget('/files'), forget('/deleted')]);
    },
  );
  const remove = useChange(
    (file: string) => call('POST /files/remove', { body: { files: [file] } }),
    ({ aside }, file) => {
      setNews({ words: say('files.removed', { file }), takeBack: () => bring.mutate(aside) });
      return Promise.all([forget('/files'), forget('/deleted')]);
    },
  );
  useTakeBack(news?.takeBack);
  const files = data?.files ?? NONE;
  const ids = useMemo(() => files.map(idOf), [files]);
  const at = useCurrentRow(ids, 'files', open, NO_WINDOW);
  const columns = useColumns(remove.isPending, remove.mutate);
  return (
    <>
      <h1 sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>{say('files.tab')}</h1>
      <LibraryTabs at="files" counts={pictures?.counts} />
      {data && files.length === 0 && <p sx={{ variant: 'text.muted', pt: 3 }}>{say('files.none')}</p>}
      {files.length > 0 && (
        <div sx={{ mt: 3 }}>
          <CollectionList
            label={say('files.tab')}
            rows={files}
            {...{ idOf, columns, at }}
            layout={FILE_LAYOUT}
          />
        </div>
      )}
      <FaultText error={error ?? remove.error ?? bring.error} />
      <Floor
        isRaised={news !== undefined}
        actions={
          news?.takeBack && (
            <Button
              look="link"
              aria-keyshortcuts="Control+Z"
              isBusy={bring.isPending}
              onClick={news.takeBack}
            >
              {say('items.takeBack')}
            </Button>
          )
        }
      >
        {news?.words ?? (data && say('files.number', { count: files.length }))}
      </Floor>
    </>
  );
}

const idOf = ({ file }: FileLine): string => file;
const open = (file: string): void => void window.open(fileAddress(file), '_blank', 'noopener,noreferrer');

/** @param onRemove stable */
function useColumns(isBusy: boolean, onRemove: (file: string) => void): readonly Column<FileLine>[] {
  const { say, locale } = useLanguage();
  return useMemo(
    () => [
      {
        ...{ id: 'file', head: undefined, isRowHeader: true },
        cell: ({ file }) => (
          <a
            href={fileAddress(file)}
            target="_blank"
            rel="noreferrer"
            tabIndex={-1}
            aria-label={say('files.open', { file })}
          >
            {file}
          </a>
        ),
      },
      {
        ...{ id: 'facts', head: undefined },
        cell: ({ file, bytes, at }) => (
          <>
            {say(file.endsWith('.glb') ? 'models.facts' : 'files.facts', { size: sizeOf(bytes, locale) })},{' '}
            {shortTime(at, locale)}
          </>
        ),
      },
      { id: 'uses', head: undefined, cell: ({ uses }) => <Uses uses={uses} /> },
      {
        ...{ id: 'action', head: undefined },
        cell: ({ file, uses }) =>
          uses.length === 0 && (
            <Button
              look="link"
              isBusy={isBusy}
              aria-label={say('files.removeIt', { file })}
              onClick={() => onRemove(file)}
            >
              {say('files.remove')}
            </Button>
          ),
      },
    ],
    [say, locale, isBusy, onRemove],
  );
}

function Uses({ uses }: Pick<FileLine, 'uses'>) {
  const { say, locale } = useLanguage();
  if (uses.length === 0) return <>{say('files.unused')}</>;
  return (
    <>
      {uses.map(({ shelf, id, title, isDraft }) => {
        const { text, lang } = textIn(title, locale);
        return (
          <span key={`${shelf} ${id}`}>
            <EditorLink shelf={shelf} id={id}>
              <span lang={lang}>{text || id}</span>
            </EditorLink>
            {isDraft && ` (${say('pictures.asDraft')})`}
          </span>
        );
      })}
    </>
  );
}
