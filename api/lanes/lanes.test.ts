import { inBreaths } from './in-breaths';

describe('inBreaths', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['many small ones', Array.from({ length: 1000 }, () => 1)],
    ['large ones', [5, 90, 90, 1, 1, 90]],
  ])('lets others be answered in between, of %s', async (_, costs) => {
    let clock = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => clock);
    let last = 0;
    let isGoing = true;
    const pauses: number[] = [];
    const other = () => {
      pauses.push(clock - last);
      last = clock;
      if (isGoing) setImmediate(other);
    };
    setImmediate(other);
    const done: number[] = [];
    for await (const cost of inBreaths(costs)) {
      clock += cost;
      done.push(cost);
    }
    isGoing = false;
    pauses.push(clock - last);
    expect(done).toEqual(costs);
    expect(Math.max(...pauses)).toBeLessThan(20 + Math.max(...costs));
  });
});
