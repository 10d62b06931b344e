import { briefLine } from '../contract/text/brief-line';
import { titleOfPath } from '../routes/title-case';

/** Characters of its parts; a page's own title is no longer than this. */
const MOST = { title: 120, separator: 8, name: 80 };

/**
 * The document's title by the template 'title separator site name' (product specification, section 2). A page without
 * a title takes it from its path; an empty one, and the home page, show the site's name alone.
 */
export function pageTitle(
  title: string | undefined,
  path: string,
  site: { name: string; separator: string },
): string {
  const own = title ?? titleOfPath(path);
  const name = briefLine(site.name, MOST.name);
  return own === ''
    ? name
    : [briefLine(own, MOST.title), briefLine(site.separator, MOST.separator), name].join(' ');
}
