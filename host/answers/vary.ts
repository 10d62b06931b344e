import type { FastifyReply } from 'fastify';

/** Says that the answer depends on a header of the request, beside what is said already. */
export function addVary(reply: FastifyReply, name: string): void {
  const named = String(reply.getHeader('Vary') ?? '').split(', ');
  if (!named.includes(name)) reply.header('Vary', [...named.filter(Boolean), name].join(', '));
}
