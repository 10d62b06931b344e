import type { LocaleCode } from '../../i18n/locales';
import { allWorksPath } from '../../routes/alternates';
import { routePath } from '../../routes/route-path';

/** The menu in the order of the specification, section 2; the newsletter, which opens a dialog, comes last. */
export const menuLinks = (locale: LocaleCode) =>
  [
    { key: 'nav.works', path: allWorksPath(locale), section: sectionOf(allWorksPath(locale)), large: true },
    { key: 'nav.creators', path: routePath('creators', locale), large: true },
    { key: 'nav.events', path: routePath('events', locale), large: true },
    { key: 'nav.home', path: routePath('index', locale), large: false },
    { key: 'nav.about', path: routePath('about', locale), large: false },
    { key: 'nav.press', path: routePath('press', locale), large: false },
    { key: 'nav.contact', path: routePath('contact', locale), large: false },
  ] as const;

/** `/works/type/all` leads to the section `/works`. */
function sectionOf(path: string): string {
  return path.split('/').slice(0, -2).join('/');
}

/** 'page' for the page itself, 'true' for a page below it, as aria-current says it. */
export function currentness(
  link: { path: string; section?: string },
  path: string,
  home: string,
): 'page' | 'true' | undefined {
  if (link.path === path) return 'page';
  if (link.path === home) return undefined;
  return path.startsWith(`${link.section ?? link.path}/`) ? 'true' : undefined;
}
