import { useState } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useAnswer } from '../../app/data';
import { useWayBack } from '../../app/letters/use-way-back';
import { shortTime } from '../../app/lists/short-time';
import { FaultText } from '../../app/parts/fault-text';
import { LogLink } from '../../app/parts/log-link';
import { State } from '../../app/parts/state';
import { Floor } from '../../app/shell/floor';
import { useTitle } from '../../app/shell/use-title';
import { useLanguage } from '../../app/words';
import type { OpenItem } from '../../../api/content/contract/item';
import { EditorProvider } from '../../editing/editor-context';
import { useSession } from '../../editing/use-session';
import { kindOf } from '../../kinds/kinds';
import { CRUMB } from '../../theme/editor/layout';
import { HISTORY, VERSIONS } from '../../theme/editor/history';
import { useItemPlace } from '../editor/editor';
import { titleIn } from '../editor/title-in';
import { labelOf } from '../editor/label-of';
import { NowShown } from './now-shown';
import { VersionShown } from './version-shown';

/** What is written and not public yet; what was public before the first line. */
const [NOW, OLDER] = ['now', 'older'] as const;

/** Who changed what and when, and a way back. */
export function History() {
  const { data, error } = useAnswer('/items/:shelf/:id', { params: useItemPlace() });
  if (data) return <Versions key={data.id} item={data} />;
  return error ? <FaultText error={error} /> : null;
}

function Versions({ item }: { item: OpenItem }) {
  const { say, locale } = useLanguage();
  const { shelf, id, draft } = item;
  const session = useSession(item);
  const kind = kindOf(shelf, id);
  const { data, error } = useAnswer('/items/:shelf/:id/history', { params: item });
  // Who comes with something that is not public sees that first.
  const [chosen, setChosen] = useState<number | typeof NOW | typeof OLDER | undefined>(() =>
    draft || session.state().unsent.length > 0 ? NOW : undefined,
  );
  const lines = data?.lines ?? [];
  const shown = chosen ?? lines[0]?.number;
  const oldest = data?.isOlder ? lines.at(-1) : undefined;
  const [editor] = useState(() => ({ shelf, id, session }));
  const name = titleIn(item.published ?? {}, locale) || say('editor.nameless');
  useTitle(say('join.of', { before: say('history.title'), after: name }));
  const editorPath = (shelf === 'site' ? '/site' : `/${shelf}/${id}`) as '/';
  const navigate = useNavigate();
  useWayBack(() => void navigate({ to: editorPath, search: true }));
  return (
    <EditorProvider value={editor}>
      <div sx={HISTORY}>
        <section>
          <Link to={editorPath} search sx={CRUMB}>
            {name}
          </Link>
          <h1 sx={{ variant: 'text.head' }}>{say('history.title')}</h1>
          <FaultText error={error} />
          {data && lines.length === 0 && shown !== NOW && <p>{say('history.none')}</p>}
          <ul sx={VERSIONS}>
            {draft && (
              <li>
                <button type="button" aria-pressed={shown === NOW} onClick={() => setChosen(NOW)}>
                  <span>{say('history.now')}</span>
                  <span>
                    {draft.by}
                    <small>
                      <State is="changed">{say('history.changes', { count: draft.changes.length })}</State>
                    </small>
                  </span>
                </button>
              </li>
            )}
            {lines.map((line) => (
              <li key={line.number}>
                <button
                  type="button"
                  aria-pressed={line.number === shown}
                  onClick={() => setChosen(line.number)}
                >
                  <span>{shortTime(line.at, locale)}</span>
                  <span>
                    {line.by ?? say(line.act === 'byHand' ? 'history.byHand' : 'history.clock')}
                    {line.again && (
                      <small>
                        {say(`history.again.${line.again.is}`, { time: shortTime(line.again.at, locale) })}
                      </small>
                    )}
                    <small>
                      {line.act === 'published' && line.paths.length > 0
                        ? line.paths
                            .map((path) => labelOf(kind, path, say))
                            .reduce((before, after) => say('join.list', { before, after }))
                        : say(`history.${line.act}`)}
                    </small>
                  </span>
                </button>
              </li>
            ))}
            {oldest && (
              <li>
                <button type="button" aria-pressed={shown === OLDER} onClick={() => setChosen(OLDER)}>
                  <span>{say('history.before')}</span>
                  <span>{say('history.again.before', { time: shortTime(oldest.at, locale) })}</span>
                </button>
              </li>
            )}
          </ul>
          <p sx={{ variant: 'text.cap', mt: 3 }}>
            <LogLink />
          </p>
        </section>
        {shown === NOW && <NowShown back={editorPath} />}
        {shown === undefined && <Floor />}
        {typeof shown === 'number' && (
          <VersionShown key={shown} number={shown} isBefore={false} back={editorPath} />
        )}
        {shown === OLDER && oldest && (
          <VersionShown key={OLDER} number={oldest.number} isBefore back={editorPath} />
        )}
      </div>
    </EditorProvider>
  );
}
