import { CallFault } from '../line/call';
import { orConfirmed, settleConfirming } from './confirming';

/** Work that the server does once it knows who is there. */
function openWork() {
  const work = { tries: 0, isKnown: false };
  return {
    work,
    run: () =>
      orConfirmed(async () => {
        work.tries += 1;
        if (!work.isKnown) throw new CallFault('confirmFirst');
        return 'done';
      }),
  };
}

it('does again what was asked for, once it is known who is there', async () => {
  const { work, run } = openWork();
  const [one, other] = [run(), run()];
  await Promise.resolve();
  work.isKnown = true;
  await new Promise((resolve) => setTimeout(resolve));
  settleConfirming(true);
  expect(await Promise.all([one, other])).toEqual(['done', 'done']);
  expect(work.tries).toBe(4);
});

it('leaves it where nobody says so, and asks again the next time', async () => {
  const { work, run } = openWork();
  for (const tries of [1, 2]) {
    const left = run();
    await new Promise((resolve) => setTimeout(resolve));
    settleConfirming(false);
    await expect(left).rejects.toMatchObject({ fault: 'confirmFirst' });
    expect(work.tries).toBe(tries);
  }
});

it('asks nobody where it fails for another reason', async () => {
  await expect(orConfirmed(() => Promise.reject(new CallFault('busy')))).rejects.toMatchObject({
    fault: 'busy',
  });
});
