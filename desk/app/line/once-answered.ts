import { isSilent, noteSilence, onConnection } from './connection';

/**
 * Fetches code when it is needed. Where nothing answers, what is open stays, and it is fetched once something does.
 * @param onSilence called where it has to wait. @throws what `load` does the second time
 */
export async function onceAnswered<T>(load: () => Promise<T>, onSilence?: () => void): Promise<T> {
  try {
    return await load();
  } catch {
    onSilence?.();
    noteSilence();
    await answered();
    return load();
  }
}

const answered = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = onConnection(() => {
      if (isSilent()) return;
      stop();
      resolve();
    });
  });
