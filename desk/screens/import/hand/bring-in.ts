import type { BroughtInNow, TakenBack } from '../../../../api/import-export/contract/brought-in';
import type { BringIn } from '../../../../api/import-export/contract/looking';
import type { OfList } from '../../../../api/import-export/contract/lists';
import { inBulk } from '../../../app/items/in-bulk';
import { publish } from '../../../app/items/publish';
import { call } from '../../../app/line/call';
import { forget, knownAnswer, useChange } from '../../../app/data';
import { forgetBelow } from '../../../app/lists/use-pages';
import { addPicture, listInHand, putAwayList } from './list-in-hand';

/** What was brought in of late. */
export const BROUGHT_IN = '/import';

async function refresh(): Promise<void> {
  await Promise.all([forgetBelow('/items/'), forget('/import'), forget('/waiting'), forget('/today')]);
}

export const useBringIn = (done: (brought: BroughtInNow) => void) =>
  useChange(
    ({ list, ...body }: BringIn & OfList) =>
      call('POST /import/lists/:list/bring-in', { params: { list }, body }),
    (brought) => {
      putAwayList();
      done(brought);
      void refresh();
    },
  );

export const useTakeBack = (done: (taken: TakenBack) => void) =>
  useChange(
    (number: number) => call('POST /import/:number/take-back', { params: { number } }),
    (taken) => {
      done(taken);
      void refresh();
    },
  );

/** What became public, and what stays a draft. */
export interface ListPublished {
  count: number;
  drafts: readonly { id: string }[];
}

/** All that a list has made or changed: creators come first, and what lacks something keeps nothing else back. @throws CallFault */
async function publishList(number: number): Promise<ListPublished> {
  const made = await call('GET /import/:number/drafts', { params: { number } });
  const { done, refused, failed } = await inBulk(
    made,
    publish,
    (item, { shelf, id }) => item.shelf === shelf && item.id === id,
  );
  return { count: done.length, drafts: [...refused, ...failed] };
}

export const usePublishList = (done: (published: ListPublished) => void) =>
  useChange(publishList, (published) => {
    done(published);
    void refresh();
  });

/** What a list names goes to it: to the one that is looked at, else to those that are in already. */
export function pictureTaken(name: string, file: string): void {
  if (listInHand()) return addPicture(name, file);
  const { lines = [] } = knownAnswer(BROUGHT_IN) ?? {};
  const waiting = lines.filter(({ missing }) => missing.length > 0);
  for (const { number } of waiting)
    void call('POST /import/:number/pictures', { params: { number }, body: { pictures: [{ name, file }] } })
      .then(refresh)
      // It is in the library all the same; the list still names it as missing.
      .catch(() => undefined);
}
