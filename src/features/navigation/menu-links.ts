import type { MessageKey } from '../../i18n/message-key';
import type { LocaleCode } from '../../i18n/locales';
import { routePath } from '../../routes/route-path';
import type { SubNavKey } from './navigation-state';
import { sectionPath } from './sections';

interface PageLink {
  key: Extract<MessageKey, `nav.${string}`>;
  path: string;
}

interface SectionLink extends PageLink {
  sub: SubNavKey;
  /** Start of its pages' paths, where it differs from `path`. */
  section?: string;
}

/** In the order of the product specification, section 2; the newsletter's dialog comes last. */
export const menuLinks = (locale: LocaleCode): { sections: SectionLink[]; pages: PageLink[] } => ({
  sections: [
    { key: 'nav.works', sub: 'works', path: sectionPath('works', locale), section: worksSection(locale) },
    { key: 'nav.creators', sub: 'creators', path: sectionPath('creators', locale) },
    { key: 'nav.events', sub: 'events', path: sectionPath('events', locale) },
  ],
  pages: [
    { key: 'nav.home', path: routePath('index', locale) },
    { key: 'nav.about', path: routePath('about', locale) },
    { key: 'nav.press', path: routePath('press', locale) },
    { key: 'nav.contact', path: routePath('contact', locale) },
  ],
});

/** `/works/type/all` belongs to the section `/works`. */
const worksSection = (locale: LocaleCode): string =>
  sectionPath('works', locale).split('/').slice(0, -2).join('/');

/** Value of aria-current: 'page' for the page itself, 'true' for a page below it. */
export function currentness(
  link: { path: string; section?: string },
  path: string,
  home: string,
): 'page' | 'true' | undefined {
  if (link.path === path) return 'page';
  if (link.path === home) return undefined;
  return path.startsWith(`${link.section ?? link.path}/`) ? 'true' : undefined;
}
