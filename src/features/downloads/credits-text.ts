import { creditsByRole } from '../../components/pictures/credits-by-role';
import { oneLine } from '../../contract/text/plain-lines';
import { translator } from '../../i18n/translator';
import type { LocaleCode } from '../../i18n/locales';
import type { SiteView } from '../../seo/site-view';
import type { HdImageView } from './hd-image-view';

export interface CreditedWork {
  title: string;
  creators: readonly string[];
  date?: string | undefined;
  /** With its 'Ref.' */
  reference: string;
  credits: readonly { role: string; name: string }[];
  /** Absolute. */
  url: string;
}

export interface CreditedImage {
  name: string;
  image: HdImageView;
}

interface CreditsOptions {
  work: CreditedWork;
  images: readonly CreditedImage[];
  missing: readonly HdImageView[];
  gallery: Pick<SiteView, 'name' | 'contact'>;
  locale: LocaleCode;
}

/** Editors of all systems detect UTF-8 by the BOM and break lines at CRLF. */
const BYTE_ORDER_MARK = '\uFEFF';
const END_OF_LINE = '\r\n';

export function creditsText({ work, images, missing, gallery, locale }: CreditsOptions): string {
  const t = translator(locale);
  const { street, postal_code, city, country, phone, email } = gallery.contact;
  const imageLines = ({ name, image: { pixels, credit } }: CreditedImage) => [
    `${name} (${pixels})`,
    ...(credit ? [`  ${t('credits.photograph', { name: credit })}`] : []),
  ];
  const missingLines = ({ filename, url }: HdImageView) => [filename, `  ${new URL(url, work.url).href}`];
  const blocks = [
    [work.title, ...work.creators, work.date, work.reference, work.url],
    [t('credits.images'), ...images.flatMap(imageLines)],
    missing.length > 0 && [t('credits.missing'), ...missing.flatMap(missingLines)],
    work.credits.length > 0 && [
      t('credits.credits'),
      ...creditsByRole(work.credits, locale).map((credit) => t('credits.role', { ...credit })),
    ],
    [t('credits.terms', { gallery: gallery.name })],
    [gallery.name, street, `${postal_code} ${city}, ${country}`, phone, email],
  ];
  const lines = blocks.flatMap((block) => (block ? [...block.flatMap(onALine), ''] : []));
  return BYTE_ORDER_MARK + lines.join(END_OF_LINE);
}

/** Keeps the indent; an empty text gives no line. */
const onALine = (text: string | undefined): string[] => {
  const [indent = ''] = /^ */.exec(text ?? '') ?? [];
  const line = oneLine(text ?? '');
  return line ? [indent + line] : [];
};
