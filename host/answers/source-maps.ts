import type { FastifyReply } from 'fastify';
import type { Manifest } from '../../src/release/manifest';

/** Whether a path is that of a source map, which shows the code as it was written. */
export const isSourceMap = (path: string): boolean => path.endsWith('.map');

/** Names the source map of a script, where the release has one: the script itself does not. */
export function nameSourceMap(reply: FastifyReply, { files }: Manifest, path: string): void {
  const map = `${path}.map`;
  if (files[map]) reply.header('SourceMap', map);
}
