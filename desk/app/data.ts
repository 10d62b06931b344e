import {
  QueryClient,
  useMutation,
  useQuery,
  useSuspenseQuery,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { Me, Start } from '../contract/identity';
import { call, CallFault } from './call';
import { isSilent, onConnection } from './connection';

/** What is known of the server, by the path of its call. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Whether there is a connection, the calls themselves find out.
      networkMode: 'always',
      queryFn: ({ queryKey }) => call('GET', String(queryKey[0])),
      // Whoever comes back to the window sees what is true, not what was.
      staleTime: 5_000,
      retry: (failures, error) => error instanceof CallFault && error.fault === 'busy' && failures < 3,
    },
    mutations: { networkMode: 'always' },
  },
});

const START = '/start';
const keyOf = (path: string) => [path] as const;

/** When the server is back, what is shown is asked for again. */
onConnection(() => void (isSilent() || queryClient.invalidateQueries()));
/** A session that has ended elsewhere, or was taken: the next look finds nobody signed in. */
queryClient.getQueryCache().subscribe(({ query, type }) => {
  const { error } = query.state;
  if (type === 'updated' && error instanceof CallFault && error.fault === 'notSignedIn') setMe(null);
});

/** What the server says before anything else. */
export const loadStart = (): Promise<Start> =>
  queryClient.ensureQueryData({ queryKey: keyOf(START), staleTime: Infinity });

export const useStart = (): Start =>
  useSuspenseQuery<Start>({ queryKey: keyOf(START), staleTime: Infinity }).data;

/** Who is signed in; a screen of the desk is shown to nobody else, but for the moment until the door is there. */
export function useMe(): Me {
  const { me } = useStart();
  const [last, setLast] = useState(me);
  if (me && me !== last) setLast(me);
  const known = me ?? last;
  if (!known) throw new CallFault('notSignedIn');
  return known;
}

const listeners = new Set<() => void>();

/** Calls back when somebody else, or nobody, is signed in. */
export const onPerson = (listener: () => void): void => void listeners.add(listener);

/** Notes who is signed in now. What another person was shown is forgotten. */
export function setMe(me: Me | null): void {
  const start = queryClient.getQueryData<Start>(keyOf(START));
  const isAnother = start?.me?.id !== me?.id;
  queryClient.setQueryData<Start>(keyOf(START), { canMail: false, siteUrl: '/', ...start, me });
  if (!isAnother) return;
  queryClient.removeQueries({
    predicate: ({ queryKey: [path] }) => path !== START && path !== 'invitation',
    // A screen that is still there would ask anew for what it is not told any more.
    ...(me === null && { type: 'inactive' }),
  });
  for (const listener of listeners) listener();
}

/** What a call says, kept up to date while it is shown. */
export const useAnswer = <T>(path: string, everyMs?: number) =>
  useQuery<T>({ queryKey: keyOf(path), ...(everyMs !== undefined && { refetchInterval: everyMs }) });

/** Puts an answer in the place of what a path said before. */
export const keepAnswer = <T>(path: string, answer: T): void =>
  void queryClient.setQueryData(keyOf(path), answer);

/** Has a path asked for again where it is shown. */
export const forget = (path: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(path) });

/** A change: what it does, and what became of it. */
export function useChange<Given = void, T = unknown>(
  work: (given: Given) => Promise<T>,
  done?: (answer: T, given: Given) => unknown,
): UseMutationResult<T, Error, Given> {
  return useMutation({
    mutationFn: work,
    onSuccess: (answer, given) => void done?.(answer, given),
    onError: (error) => {
      if (error instanceof CallFault && error.fault === 'notSignedIn') setMe(null);
    },
  });
}
