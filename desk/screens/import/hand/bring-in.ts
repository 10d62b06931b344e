import type { BroughtIn, BroughtIns, TakenBack } from '../../../contract/import/brought-in';
import type { BringIn } from '../../../contract/import/looking';
import { call } from '../../../app/line/call';
import { forget, queryClient, useChange } from '../../../app/data';
import { forgetBelow } from '../../../app/lists/use-pages';
import { addPicture, listInHand, putAwayList } from './list-in-hand';

export const BROUGHT_IN = '/import';

async function refresh(): Promise<void> {
  await Promise.all([forgetBelow('/items/'), forget(BROUGHT_IN), forget('/waiting'), forget('/today')]);
}

export const useBringIn = (list: string | undefined, done: (brought: BroughtIn) => void) =>
  useChange(
    (given: BringIn) => call<BroughtIn>('POST', `/import/lists/${list}/bring-in`, given),
    (brought) => {
      putAwayList();
      done(brought);
      void refresh();
    },
  );

export const useTakeBack = (done: (taken: TakenBack) => void) =>
  useChange(
    (number: number) => call<TakenBack>('POST', `/import/${number}/take-back`),
    (taken) => {
      done(taken);
      void refresh();
    },
  );

/** What a list names goes to it: to the one that is looked at, else to those that are in already. */
export function pictureTaken(name: string, file: string): void {
  if (listInHand()) return addPicture(name, file);
  const { lines = [] } = queryClient.getQueryData<BroughtIns>([BROUGHT_IN]) ?? {};
  const waiting = lines.filter(({ missing }) => missing.length > 0);
  for (const { number } of waiting)
    void call('POST', `/import/${number}/pictures`, { pictures: [{ name, file }] })
      .then(refresh)
      // It is in the library all the same; the list still names it as missing.
      .catch(() => undefined);
}
