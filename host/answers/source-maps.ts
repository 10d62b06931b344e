import type { FastifyReply } from 'fastify';
import type { Manifest } from '../../src/release/manifest';

export const isSourceMap = (path: string): boolean => path.endsWith('.map');

/** Adds a SourceMap header, because built scripts do not name their source maps. */
export function nameSourceMap(reply: FastifyReply, { files }: Manifest, path: string): void {
  const map = `${path}.map`;
  if (files[map]) reply.header('SourceMap', map);
}
