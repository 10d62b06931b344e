import { NotStored, type Store } from '../../src/contract/server/store/store';
import { type Format, makeDerivative, RECIPES_VERSION } from './recipe';

export interface DerivativeKey {
  name: string;
  width: number;
  format: Format;
}

/** What a size is made of, with whatever its original is found by. */
interface Source {
  name: string;
  color: string;
}

export interface DerivativeStore<S extends Source> {
  /** Also finds derivatives of pictures that were replaced since. */
  find(key: DerivativeKey): Promise<Buffer | undefined>;
  /** Concurrent calls for the same derivative share the work. */
  make(picture: S, width: number, format: Format): Promise<Buffer>;
  warm(picture: S, width: number, format: Format): Promise<void>;
  settled(): Promise<void>;
}

export type DerivativeMaker = typeof makeDerivative;

interface Options<S> {
  files: Store;
  /** Of the store. */
  folder: string;
  original: (picture: S) => Promise<Buffer>;
  concurrency?: number;
  maker?: DerivativeMaker | undefined;
}

/** Sizes of pictures, made when they are asked for first, and kept in the store. */
export function openDerivativeStore<S extends Source>({
  files,
  folder,
  original,
  concurrency = 2,
  maker = makeDerivative,
}: Options<S>): DerivativeStore<S> {
  const queue = createJobQueue(concurrency);
  const keyOf = ({ name, width, format }: DerivativeKey) =>
    `${folder}/${name}/${RECIPES_VERSION}/${width}.${format}`;
  const make = (picture: S, width: number, format: Format, urgency: Urgency) => {
    const key = keyOf({ name: picture.name, width, format });
    return queue.run(
      key,
      async () => {
        const made = await maker({ content: await original(picture), color: picture.color }, width, format);
        await files.write(key, made);
        return made;
      },
      urgency,
    );
  };
  return {
    find: (key) =>
      files.read(keyOf(key)).catch((error: unknown) => {
        if (error instanceof NotStored) return undefined;
        throw error;
      }),
    make: (picture, width, format) => make(picture, width, format, 'now'),
    async warm(picture, width, format) {
      const isThere = await files.has(keyOf({ name: picture.name, width, format }));
      if (!isThere) await make(picture, width, format, 'idle');
    },
    settled: () => queue.settled(),
  };
}

interface JobQueue {
  /** Joins a waiting or running job of the same key; an urgent call pulls a waiting idle job forward. */
  run<T>(key: string, work: () => Promise<T>, urgency?: Urgency): Promise<T>;
  settled(): Promise<void>;
}
type Urgency = 'now' | 'idle';

interface Job {
  urgency: Urgency;
  start(): void;
  done: Promise<unknown>;
}

/** @param concurrency of urgent jobs; idle jobs run one by one when nothing urgent is left */
export function createJobQueue(concurrency: number): JobQueue {
  const waiting = new Map<string, Job>();
  const running = new Map<string, Job>();

  const next = () => {
    const urgent = [...waiting].find(([, job]) => job.urgency === 'now');
    const [key, job] = urgent ?? [...waiting][0] ?? [];
    if (!key || !job || running.size >= (urgent ? concurrency : 1)) return;
    waiting.delete(key);
    running.set(key, job);
    job.start();
    void job.done
      .catch(() => undefined)
      .then(() => {
        running.delete(key);
        next();
      });
    next();
  };

  return {
    run<T>(key: string, work: () => Promise<T>, urgency: Urgency = 'now'): Promise<T> {
      const known = running.get(key) ?? waiting.get(key);
      if (known) {
        if (urgency === 'now') known.urgency = 'now';
        next();
        return known.done as Promise<T>;
      }
      let start = () => {};
      const done = new Promise<void>((resolve) => (start = resolve)).then(work);
      waiting.set(key, { urgency, start, done });
      next();
      return done;
    },
    async settled() {
      while (waiting.size + running.size > 0) {
        await Promise.allSettled([...waiting.values(), ...running.values()].map(({ done }) => done));
      }
    },
  };
}
