import { translator } from '../../i18n/translator';
import { localeOfPath, LOCALES } from '../../i18n/locales';
import { STATUS_META } from '../../screens/error/served-status';
import { statusMessage } from '../../screens/error/status-message';
import { pageTitle } from '../../seo/page-title';
import type { LocalizedSites } from '../../page-makers/page-context';

interface ErrorHeadProps extends LocalizedSites {
  status: 400 | 404 | 500 | 503;
  path: string;
}

/** Title: status code and message (product specification, section 2). */
export function ErrorHead({ status, path, sites }: ErrorHeadProps) {
  const locale = localeOfPath(path);
  const title = `${status} ${statusMessage(status, translator(locale))}`;
  return (
    <>
      <html lang={LOCALES[locale].tag} />
      <title>{pageTitle(title, path, sites[locale])}</title>
      <meta name="robots" content="noindex" />
      {status === 400 && <meta name={STATUS_META} content="400" />}
    </>
  );
}
