import { FILE_ROUTES, filePath, type ItemFileRouteName } from '../../routes/file-routes';
import type { ViewContext } from '../../page/view-context';

export interface DownloadView {
  url: string;
  filename: string;
}

interface ItemFile {
  route: ItemFileRouteName;
  slug: string;
  text: () => string;
}

/** The address of the file that the build has written; without one a `data:` address. */
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
