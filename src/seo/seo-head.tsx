import { MODEL_TYPE } from '../contract/models/model-type';
import { LOCALE_CODES, LOCALES, DEFAULT_LOCALE_CODE, type LocaleCode } from '../i18n/locales';
import { translator } from '../i18n/translator';
import { mediaUrl, type PictureView } from '../media/picture-view';
import { MODELS_MARK } from '../release/models-mark';
import { canonicalUrl } from '../routes/canonical';
import { filePath, FILE_ROUTES } from '../routes/file-routes';
import { FEED_SECTION_NAMES, FEED_SECTIONS } from './feed-sections';
import type { HeadView } from './head-view';
import { localeOrigin } from './locale-origin';
import { pageTitle } from './page-title';
import type { SiteView } from './site-view';
import { briefLine } from '../contract/text/brief-line';
import { IMAGE_SIZES, IMAGE_WIDTHS } from '../contract/image-sizes';

/** px */
const WIDTH = 1200;

/** Characters. */
const MOST_ALT = 420;

const DEFAULT_PICTURE = { path: '/social.png', width: 1200, height: 630, alt: 'meubles et lumières' };

/** The smallest derivative of at least 1200 px, else the largest. */
export function socialPicture(picture: PictureView | undefined, origin: string) {
  if (!picture) return { ...DEFAULT_PICTURE, url: origin + DEFAULT_PICTURE.path };
  const size = IMAGE_SIZES.find((name) => IMAGE_WIDTHS[name] >= WIDTH) ?? 'xl';
  const width = Math.min(IMAGE_WIDTHS[size], picture.width);
  return {
    url: mediaUrl(picture.jpeg[size], origin),
    width,
    height: Math.round((width * picture.height) / picture.width),
    alt: briefLine(picture.alt, MOST_ALT),
  };
}

interface SeoHeadProps {
  locale: LocaleCode;
  head: HeadView;
  site: Pick<SiteView, 'name' | 'separator' | 'origin' | 'twitter'>;
  search?: string;
}

export function SeoHead({ locale, head, site, search }: SeoHeadProps) {
  const { tag, direction } = LOCALES[locale];
  const title = pageTitle(head.title, head.path, site);
  const canonical = canonicalUrl(localeOrigin(locale, site.origin), head.path, search);
  const picture = socialPicture(head.picture, site.origin);
  const alternates = LOCALE_CODES.filter((code) => head.alternates[code] !== null);
  const href = (code: LocaleCode) =>
    canonicalUrl(localeOrigin(code, site.origin), head.alternates[code] ?? '', search);
  const fallback = alternates.includes(DEFAULT_LOCALE_CODE) ? DEFAULT_LOCALE_CODE : undefined;
  return (
    <>
      <html lang={tag} dir={direction} />
      <title>{title}</title>
      <meta name="description" content={head.description} />
      <meta name="robots" content={head.noindex ? 'noindex' : 'index, follow, max-image-preview:large'} />
      <link rel="canonical" href={canonical} />
      {alternates.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={href(code)} />
      ))}
      {fallback && <link rel="alternate" hrefLang="x-default" href={href(fallback)} />}
      {FEED_SECTION_NAMES.map((section) => (
        <link
          key={section}
          rel="alternate"
          type={FILE_ROUTES[`${section}-feed`].type}
          title={`${site.name}, ${translator(locale)(FEED_SECTIONS[section])}`}
          href={localeOrigin(locale, site.origin) + filePath(`${section}-feed`, locale)}
        />
      ))}
      {head.models && <meta name={MODELS_MARK} content="shown" />}
      {head.models?.file && (
        <link rel="alternate" type={MODEL_TYPE} href={mediaUrl(head.models.file, site.origin)} />
      )}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={head.type} />
      <meta property="og:title" content={head.title || title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={tag.replace('-', '_')} />
      {alternates
        .filter((code) => code !== locale)
        .map((code) => (
          <meta key={code} property="og:locale:alternate" content={LOCALES[code].tag.replace('-', '_')} />
        ))}
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={head.title || title} />
      <meta name="twitter:description" content={head.description} />
      <meta name="twitter:image" content={picture.url} />
      <meta name="twitter:image:alt" content={picture.alt} />
      {site.twitter && <meta name="twitter:site" content={site.twitter} />}
    </>
  );
}
