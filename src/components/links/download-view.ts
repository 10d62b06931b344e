import { FILE_ROUTES, filePath, type ItemFileRouteName } from '../../routes/file-routes';
import type { ViewContext } from '../../page/view-context';

/** A file that the site itself makes of an item: its address, and the name to keep it under. */
export interface DownloadView {
  url: string;
  filename: string;
}

interface ItemFile {
  route: ItemFileRouteName;
  slug: string;
  /** Makes the file's text; asked only where the page has to bring it along. */
  text: () => string;
}

/** A file of an item: at its address where the build has written it, else within the page, as a `data:` address. */
export function toDownloadView(
  { route, slug, text }: ItemFile,
  { locale, downloads }: Pick<ViewContext, 'locale' | 'downloads'>,
): DownloadView {
  const path = filePath(route, locale, { slug });
  const inline = () => `data:${FILE_ROUTES[route].type};charset=utf-8,${encodeURIComponent(text())}`;
  return {
    url: downloads === 'files' ? path : inline(),
    filename: decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)),
  };
}
