import type { FastifyInstance } from 'fastify';

/**
 * Takes U+0000 out of all text that calls bring. PostgreSQL stores no text that has one, and nobody sees it. Checks of forms come
 * first, and name the field of one that does not allow it.
 */
export function removeNul(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    request.body = withoutNul(request.body);
    request.query = withoutNul(request.query);
    request.params = withoutNul(request.params);
  });
}

/** @returns what was given, where there is none in it */
function withoutNul<T>(value: T): T;
function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '') : value;
  if (Array.isArray(value)) {
    const items = value.map((item) => withoutNul(item));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => [withoutNul(key), withoutNul(one)] as const);
  const isSame = entries.every(([key, one]) => one === value[key]);
  return isSame ? value : Object.fromEntries(entries);
}

/** Neither a buffer nor a stream. */
function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // That of Fastify's queries has no prototype in turn.
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}
