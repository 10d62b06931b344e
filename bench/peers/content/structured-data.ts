import type { Image } from '../../../src/contract/common';
import type { SiteSettings } from '../../../src/contract/site-settings';
import type { Dimensions, Work } from '../../../src/contract/items/work';
import { routePath } from '../../../src/routes/route-path';
import type { Target } from './targets';

interface Described {
  target: Target;
  site: SiteSettings;
  title: string;
  description: string;
  pictures: Image[];
  work?: Work;
}

/** A page's JSON-LD, the nodes of our own pages: site, gallery, page, breadcrumb, work, photographs. */
export function structuredData({ target, site, title, description, pictures, work }: Described): string {
  const { locale } = target;
  const absolute = (path: string) => site.url + path;
  const url = absolute(target.path);
  const images = [...new Map(pictures.flatMap(withNight).map((image) => [image.sizes.xl, image])).values()];
  const graph = [
    {
      '@type': 'WebSite',
      '@id': `${site.url}/#website`,
      name: site.name,
      description: site.description,
      url: `${site.url}/`,
      inLanguage: ['en', 'fr'],
      publisher: { '@id': `${site.url}/#gallery` },
    },
    galleryNode(site),
    {
      '@type': work ? 'ItemPage' : 'WebPage',
      '@id': `${url}#page`,
      url,
      name: title,
      description,
      inLanguage: locale,
      isPartOf: { '@id': `${site.url}/#website` },
      breadcrumb: { '@id': `${url}#breadcrumb` },
      ...(work && { mainEntity: { '@id': `${url}#work` }, dateModified: work.updated_at }),
    },
    {
      '@type': 'BreadcrumbList',
      '@id': `${url}#breadcrumb`,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: site.name, item: `${site.url}/` },
        { '@type': 'ListItem', position: 2, name: title },
      ],
    },
    ...(work ? [workNode(work, { url, description, absolute })] : []),
    ...images.map(({ sizes, width, height, alt, credit }) => ({
      '@type': 'ImageObject',
      '@id': absolute(sizes.xl),
      contentUrl: absolute(sizes.xl),
      width: `${width}`,
      height: `${height}`,
      caption: alt,
      ...(credit && { creditText: credit, creator: { '@type': 'Person', name: credit } }),
      license: absolute(routePath('legal-notice', locale)),
      acquireLicensePage: absolute(routePath('contact', locale)),
    })),
  ];
  // Texts cannot end the element that it stands in.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

const withNight = (image: Image): Image[] => (image.night ? [image, image.night] : [image]);

const galleryNode = ({ url, name, description, contact, social_networks }: SiteSettings) => ({
  '@type': 'ArtGallery',
  '@id': `${url}/#gallery`,
  name,
  description,
  url: `${url}/`,
  telephone: contact.phone,
  email: contact.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: contact.street,
    postalCode: contact.postal_code,
    addressLocality: contact.city,
    addressCountry: contact.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: contact.latitude, longitude: contact.longitude },
  openingHoursSpecification: contact.opening_times?.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  })),
  sameAs: social_networks.map((network) => network.url),
});

interface WorkPlace {
  url: string;
  description: string;
  absolute: (path: string) => string;
}

const workNode = (work: Work, { url, description, absolute }: WorkPlace) => ({
  '@type': ['VisualArtwork', 'Product'],
  '@id': `${url}#work`,
  name: work.title,
  description,
  url,
  image: work.images.map(({ sizes }) => absolute(sizes.xl)),
  sku: work.reference,
  category: work.type.title,
  artform: work.type.title,
  artMedium: work.materials,
  material: work.materials,
  ...quantities(work.dimensions),
  dateCreated: work.date,
  ...(work.edition && { manufacturer: { '@type': 'Organization', name: work.edition } }),
  creator: work.creators.map(({ name }) => ({ '@type': 'Person', name })),
  itemCondition: 'https://schema.org/UsedCondition',
});

const quantities = (dimensions: Partial<Dimensions> = {}) =>
  Object.fromEntries(
    (['height', 'width', 'depth'] as const).flatMap((name) =>
      dimensions[name]
        ? [[name, { '@type': 'QuantitativeValue', value: dimensions[name], unitCode: 'CMT' }]]
        : [],
    ),
  );
