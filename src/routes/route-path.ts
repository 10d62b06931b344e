import type { PAGES } from '../i18n/en/addresses';
import type { LocaleCode } from '../i18n/locales';
import { ROUTES, type RouteName } from './route-table';

type Params<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsOf<Name extends RouteName> = Params<(typeof PAGES)[Name]>;

export type RouteParams<Name extends RouteName> = [ParamsOf<Name>] extends [never]
  ? []
  : [params: Record<ParamsOf<Name>, string>];

const routePattern = (name: RouteName, locale: LocaleCode): string => ROUTES[name].patterns[locale];

/** `routePath('works-slug', 'fr', { slug: 'banc-quai' })` is `/fr/oeuvres/banc-quai`. */
export const routePath = <Name extends RouteName>(
  name: Name,
  locale: LocaleCode,
  ...[params]: RouteParams<Name>
): string => fillPattern(routePattern(name, locale), params ?? {});

/** Encodes parameters. Throws for an empty one, which would give another route's address. */
export function fillPattern(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, param: string) => {
    const value = params[param];
    if (!value) throw new Error(`The route ${pattern} needs a value for ${param}`);
    return encodeURIComponent(value);
  });
}
