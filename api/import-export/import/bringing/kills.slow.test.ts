import { eachEngine } from '../../../database/testing/each-engine';
import { killLists } from '../testing/kill-lists';

eachEngine((engine) => {
  it('is in or out as a whole, whenever the process is killed', async () => {
    await killLists(engine, 400, 4);
  });
});
