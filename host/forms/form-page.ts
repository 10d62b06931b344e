import type { FormResult } from '../../src/gallery/forms/form-result';
import { failureText } from '../../src/i18n/failure-text';
import { translator } from '../../src/i18n/i18n';
import type { Translate } from '../../src/i18n/words';
import { COLLECTIONS, isPlain } from '../../src/contract/kinds/kinds';
import { LOCALES, type LocaleCode } from '../../src/i18n/locales';
import { routePath } from '../../src/routes/route-path';
import { allWorksPath } from '../../src/routes/alternates';
import { PENDANT } from '../../src/theme/pendant';
import { formPageStyle } from './form-page-style';

type FailedForm = Extract<FormResult, { ok: false }>;

interface Words {
  title: string;
  texts: string[];
  items?: string[];
}

export function formPage(locale: LocaleCode, result: FailedForm, font?: string): string {
  const t = translator(locale);
  const { title, texts, items = [] } = wordsOf(t, result);
  const home = `/${LOCALES[locale].prefix}`;
  const lines = [
    `<h1>${escapeHtml(title)}</h1>`,
    ...texts.map((text) => `<p>${escapeHtml(text)}</p>`),
    items.length > 0 ? `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>` : '',
    result.reason === 'gone'
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
<style>${formPageStyle(font)}</style>
</head>
<body>
<header>
<a href="${home}">${t('site.furniture')} <b>${t('site.lights')}</b></a>
${LAMP}
${navigation(t, locale)}
</header>
<main>
${lines.filter(Boolean).join('\n')}
</main>
</body>
</html>
`;
}

const { width, height, cord, bulb, shade } = PENDANT;
const LAMP =
  `<i><svg viewBox="0 0 ${width} ${height}" fill="none" aria-hidden="true">` +
  `<path d="M20 0V${cord}"/><path class="bulb" d="${bulb}"/><path d="${shade}"/></svg></i>`;

function navigation(t: Translate, locale: LocaleCode): string {
  const link = (path: string, name: string) => `<a href="${path}">${escapeHtml(name)}</a>`;
  const links = [
    link(allWorksPath(locale), t('nav.works')),
    ...([...COLLECTIONS.filter(isPlain), 'contact'] as const).map((route) =>
      link(routePath(route, locale), t(`nav.${route}`)),
    ),
  ];
  return `<nav aria-label="${escapeHtml(t('nav.label'))}">${links.join('')}</nav>`;
}

function wordsOf(t: Translate, result: FailedForm): Words {
  const title = t('form.failed');
  if (result.reason === 'gone') return { title, texts: [result.message] };
  if (result.reason !== 'invalid') return { title, texts: [failureText(t, result)] };
  return {
    title,
    texts: result.message ? [result.message] : [],
    items: Object.values(result.errors),
  };
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
