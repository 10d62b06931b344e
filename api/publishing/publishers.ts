import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { hookUrls, type ApiSettings } from '../settings';
import { openAnnounced } from './told-state';
import { openPublisher, type Publisher } from './publisher';
import { openRebuildHook } from './rebuild-hook';

/** Each host has a state of its own, so that one that is down does not hold up the others. */
export async function openPublishers(
  { rebuildHookUrl, rebuildSecret: secret, dataDir }: ApiSettings,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): Promise<Publisher> {
  const urls = hookUrls(rebuildHookUrl);
  const publishers = await Promise.all(
    urls.map(async (url, index) => {
      const announced = await openAnnounced(path.join(dataDir, announcedName(url, index)), (error) =>
        log.warn(
          `what the site was told of cannot be kept in API_DATA_DIR: ${error instanceof Error ? error.message : String(error)}`,
        ),
      );
      const host = urls.length > 1 ? new URL(url).host : undefined;
      return openPublisher({ hook: openRebuildHook({ url, secret }), announced, log, host });
    }),
  );
  return {
    take: (catalogue) => publishers.forEach((publisher) => publisher.take(catalogue)),
    greet: (greeting) => publishers.forEach((publisher) => publisher.greet(greeting)),
    close: async () => void (await Promise.all(publishers.map((publisher) => publisher.close()))),
  };
}

export const announcedNames = (rebuildHookUrl: string): string[] =>
  hookUrls(rebuildHookUrl).map(announcedName);

/** The first keeps the file name of a single host; the others are named by address, so that their order may change. */
const announcedName = (url: string, index: number): string =>
  index === 0
    ? 'announced.json'
    : `announced-${createHash('sha256').update(url).digest('hex').slice(0, 12)}.json`;
