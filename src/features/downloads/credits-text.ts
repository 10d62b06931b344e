import { oneLine } from '../../contract/text/plain-lines';
import { translator } from '../../i18n/i18n';
import type { LocaleCode } from '../../i18n/locales';
import type { SiteView } from '../../seo/site-view';
import type { HdImageView } from './hd-image-view';

/** What the file tells of the work whose pictures it comes with. */
export interface CreditedWork {
  title: string;
  creators: readonly string[];
  date?: string | undefined;
  /** With its 'Ref.' */
  reference: string;
  credits: readonly { role: string; name: string }[];
  /** The whole address of its page. */
  url: string;
}

/** A picture, under its name in the zip file. */
export interface CreditedImage {
  name: string;
  image: HdImageView;
}

interface CreditsOptions {
  work: CreditedWork;
  images: readonly CreditedImage[];
  /** Those that could not be had. */
  missing: readonly HdImageView[];
  gallery: Pick<SiteView, 'name' | 'contact'>;
  locale: LocaleCode;
}

/** Editors of every system know the file by its mark as UTF-8, and break its lines. */
const BYTE_ORDER_MARK = '\uFEFF';
const END_OF_LINE = '\r\n';

/** The text file beside the pictures: what they show, who took each, whom to name and whom to ask. */
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
      ...work.credits.map(({ role, name }) => t('credits.role', { role, name })),
    ],
    [t('credits.terms', { gallery: gallery.name })],
    [gallery.name, street, `${postal_code} ${city}, ${country}`, phone, email],
  ];
  const lines = blocks.flatMap((block) => (block ? [...block.flatMap(onALine), ''] : []));
  return BYTE_ORDER_MARK + lines.join(END_OF_LINE);
}

/** Indented as it was; none where there is nothing to tell. */
const onALine = (text: string | undefined): string[] => {
  const [indent = ''] = /^ */.exec(text ?? '') ?? [];
  const line = oneLine(text ?? '');
  return line ? [indent + line] : [];
};
