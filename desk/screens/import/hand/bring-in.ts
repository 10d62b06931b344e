import type { BroughtInNow, TakenBack } from '../../../../api/import-export/contract/brought-in';
import type { BringIn } from '../../../../api/import-export/contract/looking';
import type { OfList } from '../../../../api/import-export/contract/lists';
import type { Published } from '../../../../api/content/contract/publishing';
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

/** Of one call of `POST /publish`. */
const AT_ONCE = 500;

/** What became public, and what stays a draft. */
export interface ListPublished {
  count: number;
  refused: Published['refused'];
}

/** All that a list has made or changed: creators come first, and what lacks something keeps nothing else back. @throws CallFault */
async function publishList(number: number): Promise<ListPublished> {
  const drafts = await call('GET /import/:number/drafts', { params: { number } });
  const done: ListPublished = { count: 0, refused: [] };
  for (let at = 0; at < drafts.length; at += AT_ONCE) {
    let items = drafts.slice(at, at + AT_ONCE);
    while (items.length > 0) {
      const { published, refused } = await publish(items);
      done.count += refused.length > 0 ? 0 : published.length;
      done.refused.push(...refused);
      const isRefused = new Set(refused.map(({ shelf, id }) => `${shelf} ${id}`));
      items = refused.length > 0 ? items.filter(({ shelf, id }) => !isRefused.has(`${shelf} ${id}`)) : [];
    }
  }
  return done;
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
