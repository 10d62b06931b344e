import { pageDataPath } from '../../release/page-data';

export function pageFiles(pagePath: string): { html: string; data: string } {
  const name = pagePath.slice(1);
  return {
    html: name ? `${name}/index.html` : 'index.html',
    data: pageDataPath(pagePath).slice(1),
  };
}
