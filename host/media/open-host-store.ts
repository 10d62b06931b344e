import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { HostMetrics } from '../metrics/host-metrics';
import { openMediaStore, type MediaStore } from './media-store';

interface HostStoreOptions {
  deployDir: string;
  mediaBytes: number;
  metrics: HostMetrics;
}

const FOLDER = 'media';

export function openHostStore(
  app: FastifyInstance,
  { deployDir, mediaBytes, metrics }: HostStoreOptions,
): MediaStore {
  let told = '';
  const store = openMediaStore({
    dir: path.resolve(deployDir, FOLDER),
    maxBytes: mediaBytes,
    onKept(fault) {
      metrics.mediaKept(fault ? 'failed' : 'kept');
      const text = fault ? ((fault as NodeJS.ErrnoException).code ?? fault.message) : '';
      // Once for each reason: on a full disk every file fails alike.
      if (text && text !== told) {
        app.log.warn(
          `Pictures are passed on, but not kept for when the API is down: ${fault?.message ?? text}`,
        );
      }
      told = text;
    },
  });
  metrics.watchMediaStore(store.state);
  app.addHook('onClose', () => store.settled());
  return store;
}
