import { killLists } from '../testing/kill-lists';

it('is in or out as a whole, whenever the process is killed', async () => {
  await killLists(400, 4);
}, 120_000);
