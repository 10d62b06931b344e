import { useState } from 'react';
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
import { FILE_ROW } from '../../theme/library';
import { LibraryTabs } from './library-tabs';

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
  const files = data?.files ?? [];
  return (
    <>
      <h1 sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>{say('files.tab')}</h1>
      <LibraryTabs at="files" counts={pictures?.counts} />
      {data && files.length === 0 && <p sx={{ variant: 'text.muted', pt: 3 }}>{say('files.none')}</p>}
      <ul aria-label={say('files.tab')} sx={{ mt: 3 }}>
        {files.map((line) => (
          <FileRow
            key={line.file}
            line={line}
            isBusy={remove.isPending}
            onRemove={() => remove.mutate(line.file)}
          />
        ))}
      </ul>
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

interface FileRowProps {
  line: FileLine;
  isBusy: boolean;
  onRemove: () => void;
}

function FileRow({ line: { file, bytes, at, uses }, isBusy, onRemove }: FileRowProps) {
  const { say, locale } = useLanguage();
  return (
    <li sx={FILE_ROW}>
      <a href={fileAddress(file)} target="_blank" rel="noreferrer" aria-label={say('files.open', { file })}>
        {file}
      </a>
      <span>
        {say(file.endsWith('.glb') ? 'models.facts' : 'files.facts', { size: sizeOf(bytes, locale) })},{' '}
        {shortTime(at, locale)}
      </span>
      <span>
        {uses.length === 0 && say('files.unused')}
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
      </span>
      <span>
        {uses.length === 0 && (
          <Button look="link" isBusy={isBusy} aria-label={say('files.removeIt', { file })} onClick={onRemove}>
            {say('files.remove')}
          </Button>
        )}
      </span>
    </li>
  );
}
