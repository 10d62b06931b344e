import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Filter } from '../../../../api/import-export/contract/looking';
import { call, CallFault } from '../../../app/line/call';
import { queryClient, useChange } from '../../../app/data';
import { askOf, type ListInHand } from './list-in-hand';
import { sendList } from './send-list';

const LOOK = '/import/look';
const PICTURES_AT_ONCE = 3000;

/** What the list would do, asked anew with each answer. @param outcome undefined for all rows */
export function useLook(hand: ListInHand, outcome: Filter | undefined) {
  const { name, table } = hand;
  const sent = useChange((given: { name: string; table: NonNullable<typeof table> }) =>
    sendList(given.name, given.table),
  );
  const { mutate } = sent;
  useEffect(() => {
    if (table) mutate({ name, table });
  }, [mutate, name, table]);
  const list = sent.data;
  const all = askOf(hand);
  const ask = { ...all, pictures: all.pictures.slice(-PICTURES_AT_ONCE) };
  const pages = useInfiniteQuery({
    queryKey: [LOOK, list, ask, outcome],
    enabled: list !== undefined && ask.columns.some((field) => field !== null),
    queryFn: ({ pageParam }) =>
      call('POST /import/lists/:list/look', {
        params: { list: list ?? '' },
        body: {
          ...ask,
          ...(outcome && { outcome }),
          from: pageParam,
        },
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Keeps the last rows on screen while an answer is looked at.
    placeholderData: (before) => before,
  });
  const { error } = pages;
  const isGone = error instanceof CallFault && error.fault === 'uploadGone';
  useEffect(() => {
    // The server was started anew, or has made room.
    if (isGone && table) mutate({ name, table });
  }, [isGone, mutate, name, table]);
  return {
    ...{ list, ask, pages },
    first: pages.data?.pages[0],
    lines: pages.data?.pages.flatMap(({ lines }) => lines) ?? [],
    isSending: sent.isPending,
    error: sent.error ?? (isGone ? null : error),
    again: () => queryClient.invalidateQueries({ queryKey: [LOOK] }),
  };
}
