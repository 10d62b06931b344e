import { NotStored, type Store } from '../../src/contract/server/store/store';
import { createJobQueue, type Urgency } from './job-queue';
import { makeDerivative, RECIPES_VERSION, type Format } from './recipe';

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
