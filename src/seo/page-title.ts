import { briefLine } from '../contract/text/brief-line';
import { titleOfPath } from '../routes/title-case';

/** Characters. */
const MOST = { title: 120, separator: 8, name: 80 };

/** Undefined derives the title from the path; '' shows the site's name alone (specification, section 2). */
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
