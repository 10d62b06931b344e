import { createSharedAnswers } from './shared-answers';

let time = 0;
const shared = () => createSharedAnswers(2000, () => time);

describe('createSharedAnswers', () => {
  it('asks once for all who ask the same within the hold', async () => {
    const { share } = shared();
    const ask = jest.fn(async () => ({}));
    const [one, two] = await Promise.all([share('a', ask), share('a', ask)]);
    time += 1999;
    expect(await share('a', ask)).toBe(one);
    expect(two).toBe(one);
    expect(ask).toHaveBeenCalledTimes(1);
    await share('b', ask);
    time += 1;
    await share('a', ask);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('does not keep a failure', async () => {
    const { share } = shared();
    const ask = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue('up');
    await expect(share('a', ask)).rejects.toThrow('down');
    await expect(share('a', ask)).resolves.toBe('up');
  });

  it('asks anew after it was told to forget, also when an older question is still under way', async () => {
    const { share, forget } = shared();
    let answerLate = (_: string) => {};
    const late = share('a', () => new Promise<string>((resolve) => (answerLate = resolve)));
    forget();
    await expect(share('a', async () => 'new')).resolves.toBe('new');
    answerLate('old');
    await expect(late).resolves.toBe('old');
    await expect(share('a', async () => 'newer')).resolves.toBe('new');
  });
});
