import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../../src/contract/server/write-whole';
import { createJobQueue, type Urgency } from './job-queue';
import type { OfferedPicture } from './offered-media';
import { makeDerivative, RECIPES_VERSION, type Format } from './recipe';

export interface DerivativeKey {
  name: string;
  width: number;
  format: Format;
}

type Source = Pick<OfferedPicture, 'name' | 'path' | 'color'>;

export interface DerivativeStore {
  /** Also finds derivatives of pictures that were replaced since. */
  find(key: DerivativeKey): Promise<Buffer | undefined>;
  /** Concurrent calls for the same derivative share the work. */
  make(picture: Source, width: number, format: Format): Promise<Buffer>;
  warm(picture: OfferedPicture, width: number, format: Format): Promise<void>;
  settled(): Promise<void>;
}

export type DerivativeMaker = typeof makeDerivative;

export function openDerivativeStore(
  folder: string,
  { concurrency = 2, maker = makeDerivative }: { concurrency?: number; maker?: DerivativeMaker } = {},
): DerivativeStore {
  const queue = createJobQueue(concurrency);
  const pathOf = ({ name, width, format }: DerivativeKey) =>
    path.join(folder, name, RECIPES_VERSION, `${width}.${format}`);

  const make = (picture: Source, width: number, format: Format, urgency: Urgency) => {
    const target = pathOf({ name: picture.name, width, format });
    return queue.run(
      target,
      async () => {
        const content = await maker(picture, width, format);
        await mkdir(path.dirname(target), { recursive: true });
        await writeWhole(target, content);
        return content;
      },
      urgency,
    );
  };

  return {
    find: (key) => readFile(pathOf(key)).catch(() => undefined),
    make: (picture, width, format) => make(picture, width, format, 'now'),
    async warm(picture, width, format) {
      const there = await stat(pathOf({ name: picture.name, width, format })).catch(() => undefined);
      if (!there) await make(picture, width, format, 'idle');
    },
    settled: () => queue.settled(),
  };
}
