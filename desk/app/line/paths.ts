import type { Answered, Asked } from '../../../api/desk/contract/route';
import type { DeskRoutes } from '../../../api/desk/contract/routes';

type Address = keyof DeskRoutes;
type Files = { [A in Address]: DeskRoutes[A] extends { answer: 'file' } ? A : never }[Address];
type Reads<A> = A extends `GET ${infer Path}` ? Path : never;
type RouteAt<Path extends string> = DeskRoutes[Extract<`GET ${Path}`, Address>];

/** Calls whose answer is JSON, or nothing. */
export type CallAddress = Exclude<Address, Files>;
/** What is read as JSON, without its `GET`. */
export type ReadPath = Reads<CallAddress>;
/** What a browser loads or downloads by itself. */
type FilePath = Reads<Files>;

/** Nothing has to be given where nothing is asked for. */
export type Arguments<R, More = unknown> =
  Record<never, never> extends Asked<R> ? [asked?: Asked<R> & More] : [asked: Asked<R> & More];

// Tables, so that the compiler looks at the route that is meant instead of at all of them.
type AnswersAt = { [Path in ReadPath]: Answered<RouteAt<Path>> };
type ArgumentsAt = { [Path in ReadPath]: Arguments<RouteAt<Path>> };
type FileArguments = { [Path in FilePath]: Arguments<RouteAt<Path>> };

export type AnswerAt<Path extends ReadPath> = AnswersAt[Path];
export type AskedAt<Path extends ReadPath> = ArgumentsAt[Path];

/**
 * `/messages/:id` with `:id` filled in, and its query behind it. What is empty in a query is left out.
 * @param asked params and query, as the contract has them for the path: the types of callers see to that
 */
export function filled(path: string, [asked]: readonly unknown[]): string {
  const { params = {}, query = {} } = (asked ?? {}) as { params?: object; query?: object };
  const values = new Map<string, unknown>(Object.entries(params));
  const whole = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const given = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => [name, String(value)]);
  return given.length > 0 ? `${whole}?${new URLSearchParams(given).toString()}` : whole;
}

/** By which answers are kept (`data.ts`). */
export const pathOf = <Path extends ReadPath>(path: Path, ...asked: AskedAt<Path>): string =>
  filled(path, asked);

/** For links and pictures. */
export const addressOf = <Path extends FilePath>(path: Path, ...asked: FileArguments[Path]): string =>
  `/desk/api${filled(path, asked)}`;
