import { useSyncExternalStore } from 'react';
import type { Upload as Tus } from 'tus-js-client';
import { LARGEST_PICTURE, UPLOAD_PART } from '../../contract/items/upload-bounds';
import { call, CallFault } from '../call';
import { noteSilence } from '../connection';
import { forgetBelow } from '../lists/use-pages';

/** A picture that is in the catalogue's folder now. */
export interface TakenPicture {
  file: string;
  width: number;
  height: number;
  bytes: number;
}

export interface Upload {
  key: number;
  name: string;
  /** Address of the picture as it lies on this computer. */
  url: string;
  state: 'waiting' | 'going' | 'stopped' | 'looking' | 'ready' | 'refused';
  /** 0 to 1. */
  share: number;
  secondsLeft: number | null;
  fault: CallFault | null;
  picture: TakenPicture | null;
}

/** Has the server take a finished upload; null where it becomes no picture of the catalogue. */
export type TakeUpload = (upload: string, name: string) => Promise<TakenPicture | null>;

const intoCatalogue: TakeUpload = (upload, name) => call<TakenPicture>('POST', '/pictures', { upload, name });

interface Running {
  file: File;
  take: TakeUpload;
  onPicture: ((picture: TakenPicture) => void) | undefined;
  began: number;
  tus?: Tus;
}

/** More would share one line. */
const AT_ONCE = 2;
/** ms before each further try while the line is broken; the last one again and again. */
const PAUSES_MS = [500, 1000, 2000, 3000, 5000];
const TRIES = 500;
/** The server's disk is. */
const FULL = 507;
const FAULTS: Partial<Record<number, CallFault['fault']>> = {
  401: 'notSignedIn',
  413: 'tooLarge',
  [FULL]: 'diskFull',
};
/** Share after which the time left can be told. */
const TELLING = 0.1;

let uploads: readonly Upload[] = [];
let last = 0;
const running = new Map<number, Running>();
const listeners = new Set<() => void>();

function put(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}
const change = (key: number, facts: Partial<Upload>): void =>
  put(uploads.map((upload) => (upload.key === key ? { ...upload, ...facts } : upload)));

export const useUploads = (): readonly Upload[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => uploads,
  );

/** Files that are dropped or pasted; what only looks like a picture is refused in words later. */
export const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(
    ({ type, name }) => type.startsWith('image/') || /\.(heic|tiff?)$/i.test(name),
  );

/** In the order given; each goes on by itself where the line broke. @param onPicture called for each that is ready @returns keys */
export function upload(
  files: Iterable<File>,
  onPicture?: (picture: TakenPicture) => void,
  take: TakeUpload = intoCatalogue,
): number[] {
  const added = [...files].map((file): Upload => {
    const key = (last += 1);
    running.set(key, { file, take, onPicture, began: 0 });
    const base = { key, name: file.name, url: URL.createObjectURL(file), share: 0, secondsLeft: null };
    return file.size > LARGEST_PICTURE
      ? { ...base, state: 'refused', fault: new CallFault('tooLarge'), picture: null }
      : { ...base, state: 'waiting', fault: null, picture: null };
  });
  put([...uploads, ...added]);
  startNext();
  return added.map(({ key }) => key);
}

/** Stops it where it is under way, and takes it off the list. */
export function putAway(key: number): void {
  void running
    .get(key)
    ?.tus?.abort(true)
    .catch(() => undefined);
  running.delete(key);
  const gone = uploads.find((one) => one.key === key);
  if (gone) URL.revokeObjectURL(gone.url);
  put(uploads.filter((one) => one.key !== key));
  startNext();
}

export function tryAgain(key: number): void {
  change(key, { state: 'waiting', fault: null, share: 0 });
  startNext();
}

function startNext(): void {
  const busy = uploads.filter(({ state }) => ['going', 'stopped', 'looking'].includes(state)).length;
  const next = uploads.find(({ state }) => state === 'waiting');
  if (!next || busy >= AT_ONCE) return;
  change(next.key, { state: 'going' });
  void send(next.key).catch((error: unknown) =>
    refuse(next.key, error instanceof CallFault ? error : new CallFault('unexpected')),
  );
  startNext();
}

function refuse(key: number, fault: CallFault): void {
  change(key, { state: 'refused', fault });
  startNext();
}

async function send(key: number): Promise<void> {
  const work = running.get(key);
  if (!work) return;
  // Fetched with the first picture.
  const { Upload: TusUpload } = await import('tus-js-client');
  work.began = performance.now();
  await new Promise<void>((resolve, reject) => {
    work.tus = new TusUpload(work.file, {
      endpoint: '/desk/api/uploads',
      chunkSize: UPLOAD_PART,
      retryDelays: [...PAUSES_MS, ...Array<number>(TRIES).fill(PAUSES_MS.at(-1)!)],
      removeFingerprintOnSuccess: true,
      onProgress: (sent, whole) => {
        const share = sent / whole;
        const perShare = (performance.now() - work.began) / 1000 / Math.max(share, Number.EPSILON);
        const secondsLeft = share > TELLING ? Math.ceil(perShare * (1 - share)) : null;
        change(key, { state: 'going', share, secondsLeft });
      },
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        const isLine = status === 0 || (status >= 500 && status !== FULL) || status === 423;
        if (isLine) {
          noteSilence();
          change(key, { state: 'stopped' });
        }
        return isLine;
      },
      onError: (error) => {
        const status = 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
        reject(new CallFault(FAULTS[status] ?? 'unexpected'));
      },
      onSuccess: () => resolve(),
    });
    work.tus.start();
  });
  change(key, { state: 'looking', share: 1, secondsLeft: null });
  const id = work.tus?.url?.split('/').at(-1) ?? '';
  const picture = await work.take(id, work.file.name);
  change(key, { state: 'ready', picture });
  if (picture) work.onPicture?.(picture);
  running.delete(key);
  startNext();
  await forgetBelow('/library');
}
