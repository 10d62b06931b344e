import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Message, MessageLine, MessagePage, MessageState } from '../../contract/messages';
import { queryClient } from '../../app/data';
import { useLetterKeys } from '../../app/lists/use-keys';
import { queryOf, usePages } from '../../app/lists/use-pages';
import { Floor } from '../../app/shell/floor';
import { useSay } from '../../app/words';
import { LETTER_GRID } from '../../theme/letters';
import { NOT_ON_PHONE } from '../../theme/shelves';
import { Letter } from './letter';
import { MessageList } from './message-list';
import { useChangeMessage } from './use-change-message';

export function Messages() {
  const say = useSay();
  const navigate = useNavigate();
  const { id: opened } = useParams({ strict: false });
  const { state = 'new', q = '' } = useSearch({ from: '/desk/messages' });
  const found = usePages<MessageLine, MessagePage>(`/messages${queryOf(q ? { q } : { state })}`);
  const { first, lines } = found;
  const lately = state === 'new' && !q ? (first?.lately ?? []) : [];
  const rows = [...lines, ...lately.filter(({ id }) => !lines.some((line) => line.id === id))];
  // Without an id in the address the first message is open, except on phones.
  const current = opened ? Number(opened) : rows[0]?.id;
  const [last, setLast] = useState<{ line: MessageLine; became: MessageState }>();
  const change = useChangeMessage();

  const open = (id: number, replace = true): void =>
    void navigate({ to: '/messages/$id', params: { id: String(id) }, search: true, replace });

  const put = (became: MessageState): void => {
    const at = rows.findIndex(({ id }) => id === current);
    const line = rows[at];
    if (current === undefined) return;
    // What the screen shows; a message that is not in the list was opened by its address.
    const shown = line?.state ?? queryClient.getQueryData<Message>([`/messages/${current}`])?.state;
    change.mutate(
      { id: current, change: { state: became, ...(shown && { seen: { state: shown } }) } },
      {
        onError: () => {
          setLast(undefined);
          open(current);
        },
      },
    );
    if (!line) return;
    setLast({ line, became });
    const next = rows[at + 1] ?? rows[at - 1];
    if (next) open(next.id);
  };
  const takeBack = (): void => {
    if (!last) return;
    change.mutate({ id: last.line.id, change: { state: last.line.state, seen: { state: last.became } } });
    open(last.line.id);
    setLast(undefined);
  };
  useLetterKeys({ a: () => put('archived') });

  const isEmpty = first !== undefined && rows.length === 0;
  return (
    <div data-letter={opened !== undefined} sx={LETTER_GRID}>
      <h1 sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>{say('nav.messages')}</h1>
      <MessageList
        {...{ state, q, lines, lately: rows.slice(lines.length), current, open }}
        counts={first?.counts}
        pages={found.pages}
      />
      {current !== undefined ? (
        <Letter
          key={current}
          id={current}
          onPut={put}
          last={last && { ...last, takeBack }}
          fault={change.error}
        />
      ) : (
        <>
          <p sx={{ ...NOT_ON_PHONE, variant: 'text.muted', pt: 3 }}>
            {isEmpty && say(q ? 'messages.noneFound' : `messages.none.${state}`, { words: q })}
          </p>
          <Floor>{isEmpty && say(`messages.none.${state}`)}</Floor>
        </>
      )}
    </div>
  );
}
