import { Link, useNavigate } from '@tanstack/react-router';
import type { ThemeUICSSObject } from 'theme-ui';
import type { MessageLine, MessageState } from '../../../api/messages/contract/messages';
import { Finder } from '../../app/lists/finder';
import { shortTime } from '../../app/lists/short-time';
import { Thumb } from '../../app/lists/thumb';
import { useRowKeys } from '../../collection-list/row-keys';
import { useEnd } from '../../app/lists/use-pages';
import { VisitorsPlaces } from '../../app/parts/visitors-places';
import { useLanguage } from '../../app/words';
import { NEW_DOT } from '../../theme/letters';
import { MESSAGE_ROW, OUT_OF_SIGHT, TYPES } from '../../theme/shelves';

const MESSAGE_STATES: readonly MessageState[] = ['new', 'answered', 'archived'];

interface MessageListProps {
  state: MessageState;
  q: string;
  counts: Record<MessageState, number> | undefined;
  lines: readonly MessageLine[];
  lately: readonly MessageLine[];
  current: number | undefined;
  newcomer: MessageLine | undefined;
  open: (id: number, replace?: boolean) => void;
  pages: { hasNextPage: boolean; fetchNextPage: () => unknown };
}

/** One tab stop. */
export function MessageList({
  state,
  q,
  counts,
  lines,
  lately,
  current,
  newcomer,
  open,
  pages,
}: MessageListProps) {
  const { say } = useLanguage();
  const navigate = useNavigate();
  const rows = [...lines, ...lately];
  const keys = useRowKeys({
    ids: rows.map(({ id }) => String(id)),
    current: current === undefined ? undefined : String(current),
    onMove: (id) => open(Number(id)),
  });
  const end = useEnd(pages);
  const row = (line: MessageLine) => (
    <li key={line.id} sx={line.id === current ? undefined : OUT_OF_SIGHT}>
      <Row line={line} isCurrent={line.id === current} tabIndex={keys.tabIndexOf(String(line.id))} />
    </li>
  );
  return (
    <section data-list aria-label={say('nav.messages')}>
      <nav aria-label={say('messages.states')} sx={TYPES}>
        {MESSAGE_STATES.map((one) => (
          <Link
            key={one}
            to="/messages"
            search={one === 'new' ? {} : { state: one }}
            activeOptions={{ exact: true }}
            aria-current={!q && one === state ? 'page' : undefined}
            activeProps={{}}
          >
            <span>{say(`messages.state.${one}`)}</span>
            {counts && <sup>{say('visitors.number', { count: counts[one] })}</sup>}
          </Link>
        ))}
      </nav>
      <Finder
        label={say('messages.find')}
        value={q}
        onFind={(words) =>
          void navigate({
            to: '/messages',
            search: { ...(state !== 'new' && { state }), ...(words && { q: words }) },
            replace: true,
          })
        }
      />
      <VisitorsPlaces isAside />
      <p role="status" sx={{ variant: 'text.note' }}>
        {newcomer && say('messages.newcomer', { name: newcomer.name })}
      </p>
      {/** Arrow keys move the selection; the links in the rows are clicked. */}
      <ul onKeyDown={keys.onKeyDown} sx={{ mt: 2, isolation: 'isolate' }}>
        {lines.map(row)}
        <li ref={end} aria-hidden="true" />
        {lately.length > 0 && (
          <li sx={{ variant: 'text.note', color: 'muted', pt: 3, pb: 'touch' }}>{say('messages.lately')}</li>
        )}
        {lately.map(row)}
      </ul>
    </section>
  );
}

const nameStyles: ThemeUICSSObject = { display: 'flex', gap: 'caption', alignItems: 'baseline', minWidth: 0 };
const lineStyles: ThemeUICSSObject = {
  display: 'block',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
};

function Row({ line, isCurrent, tabIndex }: { line: MessageLine; isCurrent: boolean; tabIndex: 0 | -1 }) {
  const { say, locale: mine } = useLanguage();
  const { id, name, beginning, locale, state, at, picture, answering, isSuspected } = line;
  return (
    <Link
      to="/messages/$id"
      params={{ id: String(id) }}
      search
      data-row={id}
      tabIndex={tabIndex}
      aria-current={isCurrent ? 'true' : undefined}
      sx={MESSAGE_ROW}
    >
      <span>{picture && <Thumb of={picture} />}</span>
      <span sx={{ minWidth: 0 }}>
        <span sx={nameStyles}>
          {state === 'new' && <span role="img" aria-label={say('messages.isNew')} sx={NEW_DOT} />}
          <bdi sx={{ ...lineStyles, color: state === 'new' ? 'text' : 'muted' }}>{name}</bdi>
        </span>
        <bdi lang={locale} sx={{ ...lineStyles, variant: 'text.muted' }}>
          {beginning}
        </bdi>
        {isSuspected && <span sx={{ ...lineStyles, variant: 'text.note' }}>{say('visitors.suspected')}</span>}
        {answering && state === 'new' && (
          <span sx={{ ...lineStyles, variant: 'text.note' }}>
            {say('messages.answering', { name: answering })}
          </span>
        )}
      </span>
      <span
        sx={{ variant: 'text.note', color: 'muted', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
      >
        <time dateTime={at}>{shortTime(at, mine)}</time>
        <span sx={{ display: 'block' }}>{state === 'new' ? locale : say(`messages.short.${state}`)}</span>
      </span>
    </Link>
  );
}
