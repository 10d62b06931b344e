import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer of the API whose headers have come; the reply has its status and headers already. */
export interface ApiAnswer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  stream: Readable;
}

interface ForwardOptions {
  /** Headers of the request that the API is not to see. */
  without?: readonly string[];
  /** Sends the body in place of the proxy. */
  onResponse?: (answer: ApiAnswer) => void;
}

/** Passes a request on to the API, and its answer back. */
export type Forward = (
  request: FastifyRequest,
  reply: FastifyReply,
  options?: ForwardOptions,
) => FastifyReply;
