import { translator } from '../i18n/i18n';
import { localeOfPath } from '../i18n/locales';
import { pageTitle } from '../seo/page-title';
import type { LocalizedSites } from './page-context';

const TITLES = { 404: 'not-found.title', 500: 'server-error.title' } as const;

interface ErrorHeadProps extends LocalizedSites {
  status: keyof typeof TITLES;
  path: string;
}

/** Error pages have the status code and message as title (product specification, section 2). */
export function ErrorHead({ status, path, sites }: ErrorHeadProps) {
  const locale = localeOfPath(path);
  const title = `${status} ${translator(locale)(TITLES[status])}`;
  return (
    <>
      <html lang={locale} />
      <title>{pageTitle(title, path, sites[locale])}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
