import type { Static, TSchema } from '@sinclair/typebox';
import type { Permission } from '../../people/contract/permissions';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path below `/desk/api`, as `PATCH /messages/:id`. */
export type Address = `${Method} /${string}`;

/** One call of the desk: who may make it, what it takes and what it answers. */
export interface Route {
  /** Default: whoever is signed in with permission to write. `anyone` needs no sign-in. */
  may?: Permission | 'anyone';
  /** The sign-in must be a few minutes old at most, or confirmed since. */
  fresh?: boolean;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** Bytes; without it, the limit of the API. */
  bodyLimit?: number;
  /** Of a 200, or of `status`. Without it the answer is 204; `file` is answered with something else than JSON. */
  answer?: TSchema | 'file';
  status?: 201 | 202;
}

/** The calls of a subject. */
export type Routes = Readonly<Record<Address, Route>>;

/** Nothing that is sent is written to, so that lists may be readonly. */
type Sent<T> = T extends object ? { readonly [Name in keyof T]: Sent<T[Name]> } : T;

type Part<R, Name extends 'params' | 'query' | 'body'> = R extends {
  [N in Name]: infer Schema extends TSchema;
}
  ? Record<never, never> extends Static<Schema>
    ? { [N in Name]?: Sent<Static<Schema>> }
    : { [N in Name]: Sent<Static<Schema>> }
  : { [N in Name]?: never };

/** What a caller gives. */
export type Asked<R> = R extends unknown ? Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'> : never;

/** What a caller gets. */
export type Answered<R> = R extends { answer: infer Schema extends TSchema } ? Static<Schema> : undefined;

/** What the server gives, of which everything is made JSON. */
export type Given<R> = Sent<Answered<R>>;
