import { inGroups } from './in-groups';
import { createKeptAnswers } from './kept-answers';

describe('in groups', () => {
  it.each([
    [[], []],
    [[1, 2], [[1, 2]]],
    [
      [1, 2, 3],
      [[1, 2], [3]],
    ],
    [
      [1, 2, 3, 4],
      [
        [1, 2],
        [3, 4],
      ],
    ],
  ])('puts %j in groups of two: %j', async (items, groups) => {
    const made: unknown[] = [];
    for await (const group of inGroups<number>(items, 2)) made.push(group);
    expect(made).toEqual(groups);
  });

  it('asks for no more than the group that is wanted', async () => {
    const made: number[] = [];
    function* items() {
      for (let item = 1; item < 10; item += 1) {
        made.push(item);
        yield item;
      }
    }
    await inGroups(items(), 3).next();
    expect(made).toEqual([1, 2, 3]);
  });
});

describe('kept answers', () => {
  interface Sized {
    name: string;
    size: number;
  }
  const open = (options: Partial<Parameters<typeof createKeptAnswers<Sized>>[0]> = {}) =>
    createKeptAnswers<Sized>({ holdMs: 60_000, maxSize: 100, sizeOf: ({ size }) => size, ...options });
  const answer = (name: string, size = 1): Sized => ({ name, size });

  /** An answer that comes when it is let go. */
  function held() {
    let letGo: (value: Sized) => void = () => {};
    const promise = new Promise<Sized>((resolve) => (letGo = resolve));
    return { ask: () => promise, letGo: (name: string) => letGo(answer(name)) };
  }

  it('asks once for all who ask the same, at the same time and after', async () => {
    const kept = open();
    const ask = jest.fn(async () => answer('a'));
    const [one, two] = await Promise.all([kept.share('a', ask), kept.share('a', ask)]);
    expect(await kept.share('a', ask)).toBe(one);
    expect(two).toBe(one);
    expect(ask).toHaveBeenCalledTimes(1);
    await kept.share('b', ask);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('keeps an answer for its time, and none where there is no time', async () => {
    const shared = jest.fn(async () => answer('a'));
    const kept = open({ holdMs: 30 });
    await kept.share('a', shared);
    await new Promise((resolve) => setTimeout(resolve, 60));
    await kept.share('a', shared);
    const none = open({ holdMs: 0 });
    await none.share('a', shared);
    await none.share('a', shared);
    expect(shared).toHaveBeenCalledTimes(4);
  });

  it('does not keep a failure, nor what it is told not to keep', async () => {
    const kept = open({ isKept: ({ name }) => name !== 'poor' });
    const ask = jest
      .fn<Promise<Sized>, []>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce(answer('poor'))
      .mockResolvedValue(answer('good'));
    await expect(kept.share('a', ask)).rejects.toThrow('down');
    await expect(kept.share('a', ask)).resolves.toEqual(answer('poor'));
    await expect(kept.share('a', ask)).resolves.toEqual(answer('good'));
  });

  it('lets go what was not asked for longest, and what is too large by itself', async () => {
    const kept = open({ maxSize: 10 });
    const asked: string[] = [];
    const share = (name: string, size: number) =>
      kept.share(name, async () => {
        asked.push(name);
        return answer(name, size);
      });
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await share(name, 4);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
    await share('huge', 11);
    await share('huge', 11);
    await share('b', 4);
    expect(asked.slice(4)).toEqual(['huge', 'huge']);
  });

  it('asks anew for what is right no longer', async () => {
    let isRight = true;
    const kept = open({ isRight: () => isRight });
    const ask = jest.fn(async () => answer('a'));
    await kept.share('a', ask);
    isRight = false;
    await kept.share('a', ask);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  describe('what is forgotten', () => {
    it('is asked for anew, also when an older question is still under way', async () => {
      const kept = open();
      const old = held();
      const late = kept.share('a', old.ask);
      kept.forget();
      await expect(kept.share('a', async () => answer('new'))).resolves.toEqual(answer('new'));
      old.letGo('old');
      await expect(late).resolves.toEqual(answer('old'));
      await expect(kept.share('a', async () => answer('newer'))).resolves.toEqual(answer('new'));
    });

    it('is not kept when its answer comes after all', async () => {
      const kept = open();
      const old = held();
      const late = kept.share('a', old.ask);
      kept.forget((key) => key === 'a');
      old.letGo('old');
      await late;
      await expect(kept.share('a', async () => answer('new'))).resolves.toEqual(answer('new'));
    });

    it('may be some alone', async () => {
      const kept = open();
      for (const name of ['a', 'b']) await kept.share(name, async () => answer('old'));
      kept.forget((key) => ['a', 'unknown'].includes(key));
      await expect(kept.share('a', async () => answer('new'))).resolves.toEqual(answer('new'));
      await expect(kept.share('b', async () => answer('new'))).resolves.toEqual(answer('old'));
    });
  });

  it('has nobody join what is left, and keeps it where nobody asked again', async () => {
    const kept = open();
    const [first, second] = [held(), held()];
    const ofFirst = kept.share('a', first.ask);
    kept.leave();
    const ofSecond = kept.share('a', second.ask);
    first.letGo('first');
    await ofFirst;
    second.letGo('second');
    await expect(ofSecond).resolves.toEqual(answer('second'));
    await expect(kept.share('a', async () => answer('third'))).resolves.toEqual(answer('second'));
    const alone = held();
    const ofAlone = kept.share('b', alone.ask);
    kept.leave();
    alone.letGo('alone');
    await ofAlone;
    await expect(kept.share('b', async () => answer('other'))).resolves.toEqual(answer('alone'));
  });
});
