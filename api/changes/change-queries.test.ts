import { setTimeout } from 'node:timers/promises';
import { eachEngine } from '../database/testing/each-engine';
import { addChange, changesAfter } from './change-queries';

const AT = '2026-11-30T10:00:00.000Z';

eachEngine((engine) => {
  it('who follows the changes misses none of those that are added at once', async () => {
    const database = await engine.open({ patienceMs: 30_000 });
    const tags = Array.from({ length: 20 }, (_, index) => `en/works/${index}`);
    const seen: string[] = [];
    let after = 0;
    const look = async () => {
      const news = await database.read((from) => changesAfter(from, after));
      seen.push(...news!.changes.flatMap((change) => change.tags));
      after = news!.number;
    };
    let isAdding = true;
    const adding = Promise.all(tags.map((tag) => database.write((to) => addChange(to, [tag], AT)))).finally(
      () => (isAdding = false),
    );
    while (isAdding) {
      await look();
      await setTimeout(2);
    }
    await adding;
    await look();
    expect(seen.sort()).toEqual([...tags].sort());
  });
});
