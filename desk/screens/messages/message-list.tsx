import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { MessageLine, MessageState } from '../../../api/messages/contract/messages';
import { Finder } from '../../app/lists/finder';
import { shortTime } from '../../app/lists/short-time';
import { Thumb } from '../../app/lists/thumb';
import { VisitorsPlaces } from '../../app/parts/visitors-places';
import { useLanguage } from '../../app/words';
import { CollectionList } from '../../collection-list/collection-list';
import type { Column } from '../../collection-list/columns';
import { useOpenRow } from '../../collection-list/current-row';
import { MESSAGE_LAYOUT } from '../../theme/collection-list';
import { NEW_DOT } from '../../theme/letters';
import { IS_PHONE } from '../../theme/measures';
import { TYPES } from '../../theme/shelves';

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

export function MessageList(list: MessageListProps) {
  const { state, q, counts, lines, lately, current, newcomer, open, pages } = list;
  const { say } = useLanguage();
  const navigate = useNavigate();
  const rows = useMemo(() => [...lines, ...lately], [lines, lately]);
  const at = useOpenRow({
    ...{ opened: current === undefined ? undefined : String(current), insteadOfList: IS_PHONE },
    onOpen: (id, replace) => open(Number(id), replace),
  });
  const columns = useColumns(lately[0]?.id);
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
      {rows.length > 0 && (
        <div sx={{ mt: 2 }}>
          <CollectionList
            label={say('nav.messages')}
            {...{ rows, idOf, columns, at, pages }}
            layout={MESSAGE_LAYOUT}
            count={q ? undefined : counts && counts[state] + lately.length}
            isFocusedByLetters={false}
          />
        </div>
      )}
    </section>
  );
}

const idOf = ({ id }: MessageLine): string => String(id);

/** @param firstLately the first message below the new ones that was answered of late */
function useColumns(firstLately: number | undefined): readonly Column<MessageLine>[] {
  const { say, locale: mine } = useLanguage();
  return useMemo(
    () => [
      { id: 'picture', head: undefined, cell: ({ picture }) => picture && <Thumb of={picture} /> },
      {
        ...{ id: 'letter', head: undefined, isRowHeader: true },
        cell: ({ id, name, beginning, locale, state, answering, isSuspected }) => (
          <>
            {id === firstLately && <small>{say('messages.lately')}</small>}
            <span data-name>
              {state === 'new' && <span role="img" aria-label={say('messages.isNew')} sx={NEW_DOT} />}
              <Link to="/messages/$id" params={{ id: String(id) }} search tabIndex={-1}>
                <bdi sx={{ color: state === 'new' ? 'text' : 'muted' }}>{name}</bdi>
              </Link>
            </span>
            <bdi lang={locale} sx={{ variant: 'text.muted' }}>
              {beginning}
            </bdi>
            {isSuspected && <span sx={{ variant: 'text.note' }}>{say('visitors.suspected')}</span>}
            {answering && state === 'new' && (
              <span sx={{ variant: 'text.note' }}>{say('messages.answering', { name: answering })}</span>
            )}
          </>
        ),
      },
      {
        ...{ id: 'when', head: undefined },
        cell: ({ at, locale, state }) => (
          <>
            <time dateTime={at}>{shortTime(at, mine)}</time>
            <span sx={{ display: 'block' }}>{state === 'new' ? locale : say(`messages.short.${state}`)}</span>
          </>
        ),
      },
    ],
    [say, mine, firstLately],
  );
}
