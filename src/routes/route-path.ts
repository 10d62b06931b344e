import type { LocaleCode } from '../i18n/locales';
import { ROUTES, type RouteName } from './route-table';

type Params<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsOf<Name extends RouteName> = Params<(typeof ROUTES)[Name]['patterns']['en']>;

/** The parameters of a route, none for a fixed address. */
export type RouteParams<Name extends RouteName> = [ParamsOf<Name>] extends [never]
  ? []
  : [params: Record<ParamsOf<Name>, string>];

/** A route's pattern in a language: `/works/:slug`. */
export const routePattern = (name: RouteName, locale: LocaleCode): string => ROUTES[name].patterns[locale];

/** The path of a route: `routePath('works-slug', 'fr', { slug: 'banc-quai' })` is `/fr/oeuvres/banc-quai`. */
export function routePath<Name extends RouteName>(
  name: Name,
  locale: LocaleCode,
  ...[params]: RouteParams<Name>
): string {
  return routePattern(name, locale).replace(/:(\w+)/g, (_, param: string) => {
    const value = (params as Record<string, string> | undefined)?.[param];
    if (!value) throw new Error(`The route ${name} needs a value for ${param}`);
    return encodeURIComponent(value);
  });
}
