import type { TSchema } from '@sinclair/typebox';
import { TypeCompiler, type TypeCheck } from '@sinclair/typebox/compiler';
import type { Route } from '../contract/route';
import { DESK_ROUTES } from '../contract/routes';

interface Given {
  status: number;
  body: unknown;
}

const checks = new Map<string, TypeCheck<TSchema>>();
const routes = Object.entries<Route>(DESK_ROUTES)
  .map(([address, route]) => {
    const [method = '', path = ''] = address.split(' ');
    return { address, method, route, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) };
  })
  // What has a name of its own is no parameter of another.
  .sort((one, other) => Number(one.address.includes(':')) - Number(other.address.includes(':')));

/**
 * Whether an answer is what its route says, without a field more: what a schema does not name, no type of the desk has.
 * Refusals, and what is no route (uploads, the stream), pass. @throws Error that says where it differs
 */
export function requireFit(method: string, url: string, { status, body }: Given): void {
  const [path = ''] = url.split('?');
  const found = routes.find((one) => one.method === method && one.pattern.test(path));
  if (!found || isRefusal(body)) return;
  const { address, route } = found;
  const { answer, status: wanted = answer ? 200 : 204 } = route;
  if (answer === 'file') return;
  // What is in the way is answered in the same shape.
  if (status !== wanted && status !== 409)
    throw new Error(`${address} was answered ${status}, not ${wanted}`);
  if (!answer) {
    if (body !== undefined) throw new Error(`${address} was answered with something`);
    return;
  }
  const check = checks.get(address) ?? TypeCompiler.Compile(closed(answer));
  checks.set(address, check);
  if (check.Check(body)) return;
  const faults = [...check.Errors(body)].slice(0, 5).map(({ path: at, message }) => `${at}: ${message}`);
  throw new Error(`${address} was answered otherwise than its schema says: ${faults.join('; ')}`);
}

const isRefusal = (body: unknown): boolean => typeof body === 'object' && body !== null && 'error' in body;

/** With no more fields than are named, where a schema does not allow for others itself. */
function closed<Schema>(schema: Schema): Schema {
  if (Array.isArray(schema)) return schema.map((one: unknown) => closed(one)) as Schema;
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  const isObject = 'properties' in schema && 'type' in schema && schema.type === 'object';
  return { ...(isObject && { additionalProperties: false }), ...schema, ...inner };
}
