import type { FastifyReply } from 'fastify';

export function addVary(reply: FastifyReply, name: string): void {
  const named = String(reply.getHeader('Vary') ?? '').split(', ');
  if (!named.includes(name)) reply.header('Vary', [...named.filter(Boolean), name].join(', '));
}
