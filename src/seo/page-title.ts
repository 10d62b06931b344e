import { oneLine } from '../contract/plain-lines';
import { shortened } from '../contract/shortened';
import { titleOfPath } from '../routes/title-case';

/** Characters: those of a page's own title, and of a gallery's name. */
const MOST = 200;

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
  return shortened(oneLine(own === '' ? site.name : `${own} ${site.separator} ${site.name}`), MOST);
}
