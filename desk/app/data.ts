import {
  QueryClient,
  useMutation,
  useQuery,
  useSuspenseQuery,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { Me, Start } from '../../api/people/contract/identity';
import type { DeskRoutes } from '../../api/desk/contract/routes';
import { CallFault, send } from './line/call';
import { filled, pathOf, type AnswerAt, type Arguments, type AskedAt, type ReadPath } from './line/paths';
import { orConfirmed, settleConfirming, type Confirmed } from './identity/confirming';
import { sinceTyped } from './letters/last-typed';
import { isSilent, onConnection } from './line/connection';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The browser's online state is not used: calls notice themselves when the server is away.
      networkMode: 'always',
      queryFn: ({ queryKey }) => send('GET', String(queryKey[0])),
      // ms; data older than this is fetched again when the window gets the focus.
      staleTime: 5_000,
      retry: (failures, error) => error instanceof CallFault && error.fault === 'busy' && failures < 3,
    },
    mutations: { networkMode: 'always' },
  },
});

const START = '/start';
const keyOf = (path: string) => [path] as const;

onConnection(() => void (isSilent() || queryClient.invalidateQueries()));
/** The session may have ended elsewhere: ask again who is signed in. */
queryClient.getQueryCache().subscribe(({ query, type }) => {
  const { error } = query.state;
  if (type === 'updated' && error instanceof CallFault && error.fault === 'notSignedIn') endSession();
});

export const loadStart = (): Promise<Start> =>
  queryClient.ensureQueryData({ queryKey: keyOf(START), staleTime: Infinity });

export const useStart = (): Start =>
  useSuspenseQuery<Start>({ queryKey: keyOf(START), staleTime: Infinity }).data;

/** Only for screens behind the sign-in. */
export function useMe(): Me {
  const { me } = useStart();
  const [last, setLast] = useState(me);
  if (me && me !== last) setLast(me);
  const known = me ?? last;
  if (!known) throw new CallFault('notSignedIn');
  return known;
}

type PersonListener = (me: Me | null) => void;
const listeners = new Set<PersonListener>();

export const onPerson = (listener: PersonListener): void => void listeners.add(listener);

/** ms without typing after which the door may take the place of what is written. */
const RESTS_MS = 1_000;
let isEnded = false;

/** Whether the last one who was signed in here has not signed out himself. */
export const hasEnded = (): boolean => isEnded;

/** It was ended elsewhere, or is over. Who is in the middle of a word goes on: what is typed is kept in the browser, and after the jump there is no field for it. */
export function endSession(): void {
  if (!queryClient.getQueryData<Start>(keyOf(START))?.me) return;
  const rest = RESTS_MS - sinceTyped();
  if (rest > 0) return void setTimeout(endSession, rest);
  isEnded = true;
  setMe(null);
}

/** Clears the cache, which may hold data of another person. */
export function setMe(me: Me | null): void {
  const start = queryClient.getQueryData<Start>(keyOf(START));
  const isAnother = start?.me?.id !== me?.id;
  if (me) isEnded = false;
  queryClient.setQueryData<Start>(keyOf(START), {
    canMail: false,
    siteUrl: '/',
    deskUrl: '/desk',
    ...start,
    me,
  });
  if (!isAnother) return;
  settleConfirming(false);
  queryClient.removeQueries({
    predicate: ({ queryKey: [path] }) => path !== START && path !== 'invitation',
    // With `me` null, screens still mounted must not fetch again.
    ...(me === null && { type: 'inactive' }),
  });
  for (const listener of listeners) listener(me);
}

interface Watching<Answer> {
  /** Polls while the data is shown, and while the function says so. */
  everyMs?: number | ((known: Answer | undefined) => number | false);
  /** Default: true. */
  isAsked?: boolean;
}

type WatchedAt = {
  [Path in ReadPath]: Arguments<DeskRoutes[`GET ${Path}`], Watching<AnswerAt<Path>>>;
};

export function useAnswer<Path extends ReadPath>(path: Path, ...asked: WatchedAt[Path]) {
  const [given]: readonly unknown[] = asked;
  const { everyMs, isAsked = true } = (given ?? {}) as Watching<AnswerAt<Path>>;
  return useQuery<AnswerAt<Path>>({
    queryKey: keyOf(filled(path, asked)),
    enabled: isAsked,
    ...(everyMs !== undefined && {
      refetchInterval: typeof everyMs === 'number' ? everyMs : ({ state }) => everyMs(state.data),
    }),
  });
}

export const keepAnswer = <Path extends ReadPath>(
  path: Path,
  answer: AnswerAt<Path>,
  ...asked: AskedAt<Path>
): void => void queryClient.setQueryData<AnswerAt<Path>>(keyOf(pathOf(path, ...asked)), answer);

/** What is known of late, or is asked for. @throws CallFault */
export const fetchAnswer = <Path extends ReadPath>(
  path: Path,
  ...asked: AskedAt<Path>
): Promise<AnswerAt<Path>> =>
  queryClient.fetchQuery<AnswerAt<Path>>({ queryKey: keyOf(pathOf(path, ...asked)) });

/** What is known already, without asking for it. */
export const knownAnswer = <Path extends ReadPath>(
  path: Path,
  ...asked: AskedAt<Path>
): AnswerAt<Path> | undefined => queryClient.getQueryData(keyOf(pathOf(path, ...asked)));

export const forget = <Path extends ReadPath>(path: Path, ...asked: AskedAt<Path>): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(pathOf(path, ...asked)) });

/** @param about what is asked where the server wants to know first who is there */
export function useChange<Given = void, T = unknown>(
  work: (given: Given) => Promise<T>,
  done?: (answer: T, given: Given) => unknown,
  about?: Confirmed,
): UseMutationResult<T, Error, Given> {
  return useMutation({
    mutationFn: (given) => orConfirmed(() => work(given), about),
    onSuccess: (answer, given) => void done?.(answer, given),
    onError: (error) => {
      if (error instanceof CallFault && error.fault === 'notSignedIn') endSession();
    },
  });
}
