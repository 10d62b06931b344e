import { useEffect, useRef, useState } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ThemeUICSSObject } from 'theme-ui';
import type { LoggedAct } from '../../../api/people/contract/identity';
import { OPERATOR_NAME } from '../../../api/desk/contract/operator';
import { PERMISSIONS } from '../../../api/people/contract/permissions';
import { call } from '../../app/line/call';
import { Finder } from '../../app/lists/finder';
import { Button } from '../../app/parts/button';
import { Said } from '../../app/parts/said';
import { useLanguage, type Say } from '../../app/words';
import { COLUMNS } from '../../theme/measures';

/** Page size of the server: fewer lines mean the end. */
const PAGE = 100;

const listStyles: ThemeUICSSObject = {
  mt: 2,
  mb: 3,
  variant: 'text.cap',
  '& li': {
    display: 'grid',
    gridTemplateColumns: COLUMNS.log,
    columnGap: 3,
    py: 'logLine',
    borderTop: 'rule',
  },
  // The search above has its own.
  '& li:first-of-type': { borderTop: 'none' },
  '& li > span:first-of-type': { color: 'muted', fontVariantNumeric: 'tabular-nums' },
};

/** What came to pass later than a person asked for it: its sentence names the person itself. */
const BY_ITSELF: ReadonlySet<LoggedAct> = new Set(['news-ended', 'news-end-void']);

/** Whoever was invited, or may something else now, is noted as `ada@example.org: write`. */
function withPermission(about: string, say: Say): string {
  const may = PERMISSIONS.find((one) => about.endsWith(`: ${one}`));
  if (!may) return about;
  return say('join.of', { before: about.slice(0, -`: ${may}`.length), after: say(`may.${may}`) });
}

export function Log() {
  const { say, time, locale } = useLanguage();
  const [words, setWords] = useState('');
  const log = useInfiniteQuery({
    queryKey: ['/log', words],
    queryFn: ({ pageParam: before }) =>
      call('GET /log', { query: { ...(before > 0 && { before }), find: words } }),
    initialPageParam: 0,
    placeholderData: keepPreviousData,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  });
  const lines = log.data?.pages.flat() ?? [];
  const head = useRef<HTMLHeadingElement>(null);
  // Other screens lead to it; before its lines are there, a page may be too short to be scrolled to it.
  useEffect(() => {
    if (window.location.hash === '#log' && !log.isPending) head.current?.focus();
  }, [log.isPending]);
  return (
    <section aria-labelledby="log">
      <h2 ref={head} id="log" tabIndex={-1} sx={{ variant: 'text.over', scrollMarginTop: 'stuck' }}>
        {say('people.log')}
      </h2>
      <Finder label={say('people.logFind')} value={words} onFind={setWords} />
      <ol aria-labelledby="log" sx={listStyles}>
        {lines.map(({ id, at, name: noted, what, about }) => {
          const name = noted === OPERATOR_NAME ? say('log.operator') : noted;
          // One's own are of nobody else.
          const isOwn = what === 'sessions-ended' && !about;
          const said = say(isOwn ? 'log.ownSessionsEnded' : `log.${what}`, {
            name,
            about: typeof about === 'string' ? withPermission(about, say) : (about?.[locale] ?? ''),
            // Of exports it is their number that is noted.
            count: Number(about),
          });
          return (
            <li key={id}>
              <span>{time(at)}</span>
              <span>{BY_ITSELF.has(what) ? said : `${name} ${said}`}</span>
            </li>
          );
        })}
      </ol>
      <Said sx={{ variant: 'text.muted' }}>
        {lines.length === 0 && !log.isPending && say(words ? 'people.logNone' : 'people.logEmpty')}
      </Said>
      {log.hasNextPage && (
        <Button look="link" isBusy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {say('people.logMore')}
        </Button>
      )}
    </section>
  );
}
