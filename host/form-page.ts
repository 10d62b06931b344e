import { FORM_PATHS } from '../src/contract/form-paths';
import type { FormResult } from '../src/gallery/form-result';
import { failureText } from '../src/i18n/failure-text';
import { translator } from '../src/i18n/i18n';
import type { Translate } from '../src/i18n/words';
import { LOCALES, type LocaleCode } from '../src/i18n/locales';
import { FORM_PAGE_STYLE } from './form-page-style';

/** What a page says: each text a paragraph, each item a line of its own. */
interface Words {
  title: string;
  texts: string[];
  items?: string[];
}

/**
 * The page that answers a form sent without scripts: thanks, or what is wrong and how to go back to what was typed.
 * @param path the form's own, which says whom to thank for what
 */
export function formPage(locale: LocaleCode, path: string, result: FormResult): string {
  const t = translator(locale);
  const { title, texts, items = [] } = wordsOf(t, path, result);
  const home = `/${LOCALES[locale].prefix}`;
  const lines = [
    `<h1>${escapeHtml(title)}</h1>`,
    ...texts.map((text) => `<p>${escapeHtml(text)}</p>`),
    items.length > 0 ? `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>` : '',
    result.ok
      ? `<p><a href="${home}">${escapeHtml(t('preview.return'))}</a></p>`
      : `<p>${escapeHtml(t('form.back'))}</p>`,
  ];
  return `<!doctype html>
<html lang="${LOCALES[locale].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} – ${t('site.name')}`)}</title>
<style>${FORM_PAGE_STYLE}</style>
</head>
<body>
<header><a href="${home}">${t('site.furniture')} <b>${t('site.lights')}</b></a></header>
<main>
${lines.filter(Boolean).join('\n')}
</main>
</body>
</html>
`;
}

function wordsOf(t: Translate, path: string, result: FormResult): Words {
  if (result.ok) return thanks(t, path);
  const title = t('form.failed');
  if (result.reason !== 'invalid') return { title, texts: [failureText(t, result)] };
  return {
    title,
    texts: result.message ? [result.message] : [],
    items: Object.values(result.errors),
  };
}

const thanks = (t: Translate, path: string): Words =>
  path === FORM_PATHS.subscribe
    ? { title: t('newsletter.success'), texts: [t('form.see-you-soon')] }
    : { title: t('enquiry.success'), texts: [t('enquiry.thanks'), t('form.see-you-soon')] };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
