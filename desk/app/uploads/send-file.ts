import type { Upload as Tus } from 'tus-js-client';
import { UPLOAD_PART } from '../../../api/media/contract/upload-bounds';
import { CallFault } from '../line/call';
import { noteSilence } from '../line/connection';
import { onceAnswered } from '../line/once-answered';

/** ms before each further try while the line is broken; the last one again and again. */
const PAUSES_MS = [500, 1000, 2000, 3000, 5000];
const TRIES = 500;
/** The server's disk is. */
const FULL = 507;
/** More has come in than this page knows: a request whose answer was lost. It asks how much. */
const BEHIND = 409;
const FAULTS: Partial<Record<number, CallFault['fault']>> = {
  401: 'notSignedIn',
  413: 'tooLarge',
  429: 'tooManyUploads',
  [FULL]: 'diskFull',
};
/** Share after which the time left can be told. */
const TELLING = 0.1;

/** Addresses of what this page is sending: a file that is chosen twice is sent twice. */
const going = new Set<string>();

interface Progress {
  state: 'going' | 'stopped';
  share?: number;
  secondsLeft?: number | null;
}

/**
 * By the tus protocol: goes on where the line broke, or where an earlier visit of the page was left. What is stopped leaves
 * nothing at the server.
 *
 * @returns the id of the upload. @throws CallFault, and the signal's reason once it is stopped
 */
export async function sendFile(
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<string> {
  // Fetched with the first picture.
  const { Upload } = await onceAnswered(
    () => import('tus-js-client'),
    () => onProgress({ state: 'stopped' }),
  );
  signal.throwIfAborted();
  let url: string | undefined;
  let began: { at: number; share: number } | undefined;
  const tus = await new Promise<Tus>((resolve, reject) => {
    const sending: Tus = new Upload(file, {
      endpoint: '/desk/api/uploads',
      chunkSize: UPLOAD_PART,
      retryDelays: [...PAUSES_MS, ...Array<number>(TRIES).fill(PAUSES_MS.at(-1)!)],
      removeFingerprintOnSuccess: true,
      onUploadUrlAvailable: () => {
        url = sending.url ?? undefined;
        if (url) going.add(url);
        if (signal.aborted) stop();
      },
      onProgress: (sent, whole) => {
        const share = sent / whole;
        began ??= { at: performance.now(), share };
        const done = share - began.share;
        const perShare = (performance.now() - began.at) / 1000 / Math.max(done, Number.EPSILON);
        const secondsLeft = done > TELLING ? Math.ceil(perShare * (1 - share)) : null;
        onProgress({ state: 'going', share, secondsLeft });
      },
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        const isLine = status === 0 || (status >= 500 && status !== FULL) || status === BEHIND;
        if (isLine) {
          if (status !== BEHIND) noteSilence();
          onProgress({ state: 'stopped' });
        }
        return isLine;
      },
      onError: (error) => {
        const status = 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
        reject(new CallFault(FAULTS[status] ?? 'unexpected'));
      },
      onSuccess: () => resolve(sending),
    });
    // Before it has an address nobody could take away what the server begins just now.
    const stop = (): void => {
      if (sending.url) void sending.abort(true).catch(() => undefined);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop);
    void sending.findPreviousUploads().then((found) => {
      if (signal.aborted) return;
      const before = found.find(({ uploadUrl }) => uploadUrl && !going.has(uploadUrl));
      if (before) sending.resumeFromPreviousUpload(before);
      sending.start();
    }, reject);
  }).finally(() => url && going.delete(url));
  return tus.url?.split('/').at(-1) ?? '';
}
