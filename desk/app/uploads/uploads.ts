import { useSyncExternalStore } from 'react';
import { LARGEST_UPLOAD } from '../../../api/media/contract/upload-bounds';
import { call, CallFault } from '../line/call';
import { forgetBelow } from '../lists/use-pages';
import { addToItem } from './add-to-item';
import { dropKept, holdUpload, keepUpload, keptUploads } from './kept-uploads';
import { sendFile } from './send-file';
import {
  isHopeless,
  isUnderWay,
  type PlaceOfUpload,
  type Taken,
  type Upload,
  type UploadKind,
} from './upload';

/** `over` once nothing more is done with it. */
interface Ending {
  end: () => void;
  over: Promise<void>;
}
interface Running extends Ending {
  file: File;
  into: TakeUpload;
  onTaken: OnTaken | undefined;
  stopping: AbortController;
  /** Id of the upload, once all of it is at the server. */
  sent: string | undefined;
  /** Its number among those that the browser keeps. */
  kept: number | undefined;
}

type OnTaken = (taken: Taken, own: Pick<Upload, 'key' | 'name'>) => void;

/** Has the server take a finished upload; null where it comes into no folder of the catalogue. */
export type TakeUpload = (upload: string, name: string) => Promise<Taken | null>;

const ROUTES = { picture: 'POST /pictures', file: 'POST /files', model: 'POST /models' } as const;
const intoCatalogue =
  (what: UploadKind): TakeUpload =>
  (upload, name) =>
    call(ROUTES[what], { body: { upload, name } });

interface Given {
  what?: UploadKind;
  /** Where it goes when what has asked for it is not on the screen any more. */
  place?: PlaceOfUpload | null;
  /** Of what is not for the catalogue; it does not go on after the page was loaded again. */
  into?: TakeUpload | undefined;
  /** Called once it is in the catalogue. */
  onTaken?: OnTaken | undefined;
}

/** ms after which one that is there leaves the list of those on their way. */
const READY_MS = 6_000;
/** More would share one line. */
const AT_ONCE = 2;

let uploads: readonly Upload[] = [];
let last = 0;
let person: number | undefined;
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

/** In the order given; each goes on by itself where the line broke. @returns keys */
export function upload(files: Iterable<File>, given: Given = {}): number[] {
  const keys = [...files].map((file) => {
    const key = add(file, given);
    if (!given.into) void keep(key, file, given);
    return key;
  });
  startNext();
  return keys;
}

function ending(): Ending {
  let end = () => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  return { end, over };
}

function add(
  file: File,
  { what = 'picture', place = null, into = intoCatalogue(what), onTaken }: Given,
  kept?: number,
  ends = ending(),
): number {
  const key = (last += 1);
  running.set(key, { file, into, onTaken, stopping: new AbortController(), sent: undefined, kept, ...ends });
  const isTooLarge = file.size > LARGEST_UPLOAD;
  const url = URL.createObjectURL(file);
  put([
    ...uploads,
    {
      ...{ key, name: file.name, url, what, place, share: 0, secondsLeft: null },
      ...(isTooLarge
        ? { state: 'refused', fault: new CallFault('tooLarge') }
        : { state: 'waiting', fault: null }),
    },
  ]);
  return key;
}

async function keep(key: number, file: File, { what = 'picture', place = null }: Given): Promise<void> {
  if (person === undefined || file.size > LARGEST_UPLOAD) return;
  const number = await keepUpload({ file, what, place, person, at: Date.now() });
  const work = running.get(key);
  if (number === undefined) return;
  // It was faster, or was stopped.
  if (!work) return dropKept(number);
  work.kept = number;
  void holdUpload(number, work.over);
}

/** Goes on with what an earlier visit of the page was left with. @param id of who is signed in */
export async function resumeUploads(id: number): Promise<void> {
  person = id;
  for (const { number, file, what, place } of await keptUploads(id)) {
    if ([...running.values()].some(({ kept }) => kept === number)) continue;
    const ends = ending();
    // Else another window is at it.
    if (await holdUpload(number, ends.over)) add(file, { what, place }, number, ends);
  }
  startNext();
}

/** What has asked for them is not on the screen any more. */
export function leaveUploads(keys: readonly number[]): void {
  for (const key of keys) {
    const work = running.get(key);
    if (work) work.onTaken = undefined;
  }
}

/** Stops it where it is under way, and takes it off the list. */
export function putAway(key: number): void {
  const work = running.get(key);
  // Of what was refused the server keeps nothing that could be taken away.
  if (uploads.find((one) => one.key === key)?.state !== 'refused') work?.stopping.abort();
  if (work?.kept !== undefined) void dropKept(work.kept);
  take(key);
  startNext();
}

function take(key: number): void {
  running.get(key)?.end();
  running.delete(key);
  const gone = uploads.find((one) => one.key === key);
  if (gone) URL.revokeObjectURL(gone.url);
  put(uploads.filter((one) => one.key !== key));
}

export function tryAgain(key: number): void {
  change(key, { state: 'waiting', fault: null, share: 0 });
  startNext();
}

function startNext(): void {
  const busy = uploads.filter((one) => isUnderWay(one) && one.state !== 'waiting').length;
  const next = uploads.find(({ state }) => state === 'waiting');
  if (!next || busy >= AT_ONCE) return;
  change(next.key, { state: 'going' });
  void send(next).catch((error: unknown) => {
    if (running.has(next.key))
      refuse(next.key, error instanceof CallFault ? error : new CallFault('unexpected'));
  });
  startNext();
}

function refuse(key: number, fault: CallFault): void {
  change(key, { state: 'refused', fault });
  const work = running.get(key);
  if (work && isHopeless(fault)) {
    if (work.kept !== undefined) void dropKept(work.kept);
    work.kept = undefined;
  }
  // Then nothing is left of it at the server.
  if (work && (isHopeless(fault) || fault.fault === 'uploadGone')) work.sent = undefined;
  startNext();
}

async function send({ key, name, what, place }: Upload): Promise<void> {
  const work = running.get(key);
  if (!work) return;
  work.sent ??= await sendFile(work.file, {
    signal: work.stopping.signal,
    onProgress: (progress) => change(key, progress),
  });
  change(key, { state: 'looking', share: 1, secondsLeft: null });
  const taken = await work.into(work.sent, work.file.name);
  if (work.kept !== undefined) void dropKept(work.kept);
  running.delete(key);
  work.end();
  change(key, { state: 'ready' });
  setTimeout(() => take(key), READY_MS);
  startNext();
  if (!taken) return;
  if (work.onTaken) work.onTaken(taken, { key, name });
  // Otherwise it is among the others, from which it can be chosen.
  else if (place) await addToItem(place, what, taken.file).catch(() => undefined);
  await forgetBelow(what === 'picture' ? '/library' : '/files');
}
