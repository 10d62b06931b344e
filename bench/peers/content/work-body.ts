import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { Dimensions, Work } from '../../../src/contract/items/work';
import { formatInches } from '../../../src/components/scale/inches';
import { allWorksPath } from '../../../src/routes/alternates';
import { routePath } from '../../../src/routes/route-path';
import { workCard } from './cards';
import type { TextView, WorkBody } from './page-view';
import { WORDS, type Words } from './words';

/** A work, or its sheet, with what our own pages say of it. */
export function workBody(work: Work, locale: LocaleCode, kind: WorkBody['kind']): WorkBody {
  const words = WORDS[locale];
  const { slug, title, date } = work;
  const names = work.creators.map(({ name }) => name).join(', ');
  const pictures = [...(work.image ? [work.image] : []), ...work.images];
  return {
    kind,
    slug,
    title,
    creators: work.creators.map((creator) => ({
      label: creator.name,
      path: routePath('creators-slug', locale, { slug: creator.slug }),
    })),
    ...(date && { date }),
    facts: factsOf(work, locale, words),
    citation: [names, title, date].filter(Boolean).join(', '),
    pictures: pictures.filter(({ id }, at) => pictures.findIndex((one) => one.id === id) === at),
    texts: textsOf(work, words),
    credits: [
      ...work.credits,
      ...[...new Set(pictures.flatMap(({ credit }) => credit ?? []))].map((name) => ({
        role: words.photographs,
        name,
      })),
    ],
    downloads: work.hd_images.map((image, at) => ({
      label: `${words.image} ${at + 1}`,
      note: `${image.width} × ${image.height} px, ${Math.round(image.bytes / 1000)} kB`,
      path: image.url,
      filename: image.filename,
    })),
    type: { label: work.type.title, path: routePath('works-type-slug', locale, { slug: work.type.slug }) },
    paths: {
      grid: allWorksPath(locale),
      page: routePath('works-slug', locale, { slug }),
      sheet: routePath('works-slug-pdf', locale, { slug }),
      enquiry: `${routePath('contact', locale)}?${new URLSearchParams({ work: slug, title })}`,
    },
    related: { heading: words.related, cards: work.related_works.map((one) => workCard(one, locale)) },
  };
}

const factsOf = (work: Work, locale: LocaleCode, words: Words): string[] =>
  [
    work.grouping !== 'single' && words[work.grouping],
    work.materials,
    work.dimensions && `${measures(work.dimensions, words, String)} cm`,
    work.dimensions && locale === 'en' && `${measures(work.dimensions, words, formatInches)} ${words.inches}`,
    work.edition && `${words.edition} ${work.edition}`,
    `${words.reference} ${work.reference}`,
    work.availability === 'sold' ? words.sold : words.isAvailable,
  ].filter((fact): fact is string => Boolean(fact));

const measures = (dimensions: Dimensions, words: Words, format: (cm: number) => string): string =>
  (['height', 'width', 'depth', 'diameter'] as const)
    .flatMap((name) => (dimensions[name] ? `${words[name]} ${format(dimensions[name])}` : []))
    .join(' × ');

const textsOf = (work: Work, words: Words): TextView[] =>
  [
    { heading: words.description, html: work.description ?? '' },
    { heading: words.history, html: work.history ?? '' },
    { heading: words.bibliography, html: work.bibliography.map((entry) => `<p>${entry}</p>`).join('') },
  ].filter(({ html }) => html !== '');
