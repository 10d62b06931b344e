import { createLimit } from './limit';

describe('createLimit', () => {
  it('never runs more tasks than there are places, and runs them all', async () => {
    const limit = createLimit(3);
    let running = 0;
    let most = 0;
    const task = async () => {
      most = Math.max(most, (running += 1));
      await new Promise(setImmediate);
      return (running -= 1);
    };
    await expect(Promise.all(Array.from({ length: 20 }, () => limit(task)))).resolves.toHaveLength(20);
    expect(most).toBe(3);
  });

  it('frees the place of a task that fails', async () => {
    const limit = createLimit(1);
    await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(limit(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
