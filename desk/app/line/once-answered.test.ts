import { noteAnswer } from './connection';
import { onceAnswered } from './once-answered';

const away = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('waits until something answers, says so, and fetches once more', async () => {
  const load = jest.fn<Promise<string>, []>().mockImplementationOnce(away).mockResolvedValue('code');
  const onSilence = jest.fn();
  const fetched = onceAnswered(load, onSilence);
  await Promise.resolve().then(() => undefined);
  expect(onSilence).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
  noteAnswer();
  expect(await fetched).toBe('code');
});

it('gives up what fails although the server answers', async () => {
  const fetched = onceAnswered(away);
  await Promise.resolve().then(() => undefined);
  noteAnswer();
  await expect(fetched).rejects.toThrow('Failed to fetch');
});
