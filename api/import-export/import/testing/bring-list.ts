import { guessColumns } from '../../contract/guess-columns';
import { readFile } from '../../contract/file/read-file';
import { tableOf } from '../../contract/file/table';
import type { ListField } from '../../../../src/contract/collections/import-columns';
import type { ListAsk, LookedAt } from '../../contract/looking';
import type { TestDesk } from '../../../desk/testing/test-desk';

interface Sent {
  list: string;
  ask: ListAsk;
}

/** A list as a person at the desk brings it: read, its columns guessed, and sent. */
export function listsAt(desk: Pick<TestDesk, 'call'>, cookie: () => string) {
  const post = (path: string, body: object) =>
    desk.call('POST', `/import/${path}`, { cookie: cookie(), body });
  return {
    post,
    async send(text: string, columns?: (ListField | null)[]): Promise<Sent> {
      const { headings, rows } = tableOf(readFile(Buffer.from(text)).sheets[0]!)!;
      const { list } = (await post('lists', { name: 'inventory.csv', headings })).body as { list: string };
      await post(`lists/${list}/rows`, { from: 0, rows });
      const ask = {
        columns: columns ?? guessColumns(headings),
        creators: [],
        types: [],
        confirmed: [],
        pictures: [],
      };
      return { list, ask };
    },
    async look({ list, ask }: Sent, more: object = {}): Promise<LookedAt> {
      return (await post(`lists/${list}/look`, { ...ask, ...more })).body as LookedAt;
    },
    /** What was looked at is brought in. */
    async bringIn({ list, ask }: Sent, more: object = {}) {
      const { counts } = (await post(`lists/${list}/look`, { ...ask, ...more })).body as LookedAt;
      const seen = { new: counts.new, changed: counts.changed };
      return post(`lists/${list}/bring-in`, { ...ask, leavesOut: false, seen, ...more });
    },
  };
}
