import { sortedInBreaths } from './sorted-in-breaths';

describe('sortedInBreaths', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([0, 1, 500, 501, 1700])(
    'sorts %i, and leaves those that are equal in their order',
    async (count) => {
      const items = Array.from({ length: count }, (_, at) => ({ key: (at * 7919) % 97, at }));
      const compare = (one: { key: number }, other: { key: number }) => one.key - other.key;
      expect(await sortedInBreaths(items, compare)).toEqual(items.toSorted(compare));
    },
  );

  it('lets others be answered in between', async () => {
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
    await sortedInBreaths(
      Array.from({ length: 5000 }, (_, at) => (at * 7919) % 5003),
      (one, other) => {
        clock += 0.01;
        return one - other;
      },
    );
    isGoing = false;
    // All at one go would take 600 ms.
    expect(clock).toBeGreaterThan(300);
    expect(Math.max(...pauses)).toBeLessThan(80);
  });
});
