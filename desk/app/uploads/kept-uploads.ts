import type { PlaceOfUpload, UploadKind } from './upload';

/** A file that is on its way, kept in the browser so that a page that is loaded again goes on with it. */
export interface KeptUpload {
  number: number;
  file: File;
  what: UploadKind;
  place: PlaceOfUpload | null;
  person: number;
  /** Unix ms. */
  at: number;
}

const NAME = 'desk-uploads';
const STORE = 'uploads';
/** ms; the server throws away by then what nobody has finished. */
const KEPT_MS = 24 * 60 * 60_000;

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing'));
  });

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore(STORE, { keyPath: 'number', autoIncrement: true });
  return (await answered(opening)).transaction(STORE, mode).objectStore(STORE);
}

/** @returns its number; undefined where the browser has no room, or keeps nothing at all */
export async function keepUpload(upload: Omit<KeptUpload, 'number'>): Promise<number | undefined> {
  try {
    return Number(await answered((await store('readwrite')).add(upload)));
  } catch {
    return undefined;
  }
}

export async function dropKept(number: number): Promise<void> {
  try {
    await answered((await store('readwrite')).delete(number));
  } catch {
    // It is too old to be gone on with soon.
  }
}

/** Of a person, oldest first; those that are too old are thrown away. */
export async function keptUploads(person: number): Promise<KeptUpload[]> {
  try {
    const all = (await answered((await store('readonly')).getAll())) as KeptUpload[];
    const isOld = ({ at }: KeptUpload) => at < Date.now() - KEPT_MS;
    for (const { number } of all.filter(isOld)) await dropKept(number);
    return all.filter((one) => !isOld(one) && one.person === person);
  } catch {
    return [];
  }
}

/**
 * Two windows must not send one file. Held until it is over, or the window is closed. @returns whether no other window has it
 */
export function holdUpload(number: number, over: Promise<void>): Promise<boolean> {
  // Browsers have locks at secure addresses alone.
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(`desk-upload-${number}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? over : undefined;
    });
  });
}
