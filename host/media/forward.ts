import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Encoding } from '../../src/release/manifest';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The headers have come; status and headers are set on the reply already. */
export interface ApiAnswer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  stream: Readable;
}

interface ForwardOptions {
  without?: readonly string[];
  encoding?: Encoding | undefined;
  /** The call takes no place: the API holds it. */
  isHeld?: boolean;
  /** Replaces the sending of the body. */
  onResponse?: (answer: ApiAnswer) => void;
}

export type Forward = (
  request: FastifyRequest,
  reply: FastifyReply,
  options?: ForwardOptions,
) => Promise<FastifyReply>;
