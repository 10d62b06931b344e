import type { Errand } from '../contract/errand';
import { call, CallFault } from './line/call';

/** ms between two looks. */
export const LOOK_MS = 1_000;

const isOffline = (error: unknown): boolean => error instanceof CallFault && error.fault === 'offline';

/** Waits for what takes longer than a proxy would, over interruptions too. @throws CallFault */
export async function runErrand<Answer>(path: string, body?: object): Promise<Answer> {
  let errand = await call<Errand<Answer>>('POST', path, body);
  while (errand.state === 'busy') {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    errand = await call<Errand<Answer>>('GET', path).catch((error: unknown) => {
      if (isOffline(error)) return errand;
      throw error;
    });
  }
  if (errand.state === 'done') return errand.answer as Answer;
  // The server knows nothing of it once it was started anew.
  throw new CallFault(errand.fault ?? 'cutOff');
}
