import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { Page } from '../../../api/messages/contract/messages';
import { send } from '../line/call';
import { filled, type AnswerAt, type AskedAt, type ReadPath } from '../line/paths';
import { queryClient } from '../data';

/** ms between two refreshes of a list of one page. */
const EVERY_MS = 20_000;

interface PageParam {
  after: string;
  limit?: number;
}

/** Lists of tens of thousands of rows, whose pages become longer: all of them come in some tens of calls. */
const GROWING: ReadonlySet<string> = new Set(['/items/:shelf']);
const FIRST_ROWS = 100;
const MOST_ROWS = 500;

type PagedPath = { [Path in ReadPath]: AnswerAt<Path> extends Page<unknown> ? Path : never }[ReadPath];
type LineAt<Path extends PagedPath> = AnswerAt<Path>['lines'][number];

/** Of a list whose answer is a page of it (`pageOf` of the contract). */
export function usePages<Path extends PagedPath>(path: Path, ...asked: AskedAt<Path>) {
  const [given]: readonly unknown[] = asked;
  const { params, query } = (given ?? {}) as { params?: object; query?: object };
  const grows = GROWING.has(path);
  const pages = useInfiniteQuery({
    queryKey: [filled(path, asked), 'pages'],
    queryFn: ({ pageParam }) =>
      send('GET', filled(path, [{ params, query: { ...query, ...pageParam } }])) as Promise<
        AnswerAt<Path> & Page<LineAt<Path>>
      >,
    initialPageParam: { after: '' } as PageParam,
    getNextPageParam: (page, { length }) =>
      page.next === null
        ? undefined
        : { after: page.next, ...(grows && { limit: Math.min(MOST_ROWS, FIRST_ROWS * 2 ** length) }) },
    refetchInterval: ({ state }) => (state.data?.pages.length === 1 ? EVERY_MS : false),
    // Keeps the last results on screen while somebody types.
    placeholderData: (before) => before,
  });
  const loaded = pages.data?.pages;
  const lines = useMemo(() => loaded?.flatMap((page): LineAt<Path>[] => page.lines) ?? [], [loaded]);
  return { pages, first: loaded?.[0], lines };
}

interface LoadedPages<Line> {
  data?: { pages: readonly { lines: readonly Line[] }[] } | undefined;
  hasNextPage: boolean;
  fetchNextPage: (options: { throwOnError: true }) => Promise<LoadedPages<Line>>;
}

/** Loads the rows of a list that nobody has scrolled to. @returns all of its rows @throws CallFault */
export async function loadAll<Line>(pages: LoadedPages<Line>): Promise<Line[]> {
  let loaded = pages;
  while (loaded.hasNextPage) loaded = await loaded.fetchNextPage({ throwOnError: true });
  return loaded.data?.pages.flatMap(({ lines }) => lines) ?? [];
}

export const forgetBelow = (path: string): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }: { queryKey: QueryKey }) => String(queryKey[0]).startsWith(path),
  });

/** Of everything that is on no screen now: nothing of it is shown again before the server has said it anew. */
export const forgetAllUnshown = (): void => queryClient.removeQueries({ type: 'inactive' });

/** As `forgetBelow`, and asked for again only when it is shown again. */
export const forgetLater = (paths: readonly string[]): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }: { queryKey: QueryKey }) =>
      paths.some((path) => String(queryKey[0]).startsWith(path)),
    refetchType: 'none',
  });

/** As `forgetBelow`, without lists of several pages: those would be fetched page by page. */
export const forgetShort = (isOf: (path: string) => boolean): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey, state }) =>
      isOf(String(queryKey[0])) &&
      ((state.data as { pages?: unknown[] } | undefined)?.pages?.length ?? 1) === 1,
  });

/** Fetches the next page when the end comes near. @returns the element to put there */
export function useEnd<Mark extends HTMLElement = HTMLLIElement>({
  hasNextPage,
  fetchNextPage,
}: {
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
}) {
  const end = useRef<Mark>(null);
  useEffect(() => {
    if (!end.current || !hasNextPage) return undefined;
    const seen = new IntersectionObserver(([entry]) => void (entry?.isIntersecting && fetchNextPage()), {
      rootMargin: '50%',
    });
    seen.observe(end.current);
    return () => seen.disconnect();
  }, [hasNextPage, fetchNextPage]);
  return end;
}
