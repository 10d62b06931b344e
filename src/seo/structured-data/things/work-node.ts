import type {
  MergeLeafTypes,
  Offer,
  ProductLeaf,
  PropertyValue,
  QuantitativeValue,
  VisualArtworkLeaf,
} from 'schema-dts';
import { ON_REQUEST, type Dimensions, type Price } from '../../../contract/collections/values';
import type { Work } from '../../../contract/items/work';
import type { ModelNode } from './model-node';
import { galleryRef, thingRef, type Reference } from '../node-ids';

export type WorkNode = MergeLeafTypes<[VisualArtworkLeaf, ProductLeaf]> & Reference;

interface WorkAddresses {
  origin: string;
  /** Absolute. */
  url: string;
  images: string[];
  model?: ModelNode;
  creatorUrl(slug: string): string;
}

const YEAR = /^\d{4}$/;

/** UN/CEFACT unit code. */
const centimetres = (value: number): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode: 'CMT',
});

/** A diameter counts as width and depth; of what has no height, a round mirror, as width alone. */
function measures({ height, width, depth, diameter }: Partial<Dimensions> = {}) {
  const [across, through] = [width ?? diameter, depth ?? (height ? diameter : undefined)];
  return {
    ...(height && { height: centimetres(height) }),
    ...(across && { width: centimetres(across) }),
    ...(through && { depth: centimetres(through) }),
  };
}

/** Approximate dates ('circa 1955') are left out, since machines would take them for exact ones. */
export function workNode(
  work: Work,
  description: string,
  { origin, url, images, model, creatorUrl }: WorkAddresses,
): WorkNode {
  const { title, reference, date, materials, dimensions, edition, type, creators, price, availability } =
    work;
  const isYear = date !== undefined && YEAR.test(date);
  const printed = [...(date && !isYear ? [asPrinted('dateCreated', 'date', date)] : [])];
  return {
    '@type': ['VisualArtwork', 'Product'],
    ...thingRef(url, 'work'),
    name: title,
    description,
    url,
    image: images,
    ...(model && { subjectOf: model }),
    sku: reference,
    category: type.title,
    artform: type.title,
    ...(materials && { artMedium: materials, material: materials }),
    ...measures(dimensions),
    ...(isYear && { dateCreated: date }),
    ...(printed.length > 0 && { additionalProperty: printed }),
    ...(edition && { manufacturer: { '@type': 'Organization', name: edition } }),
    creator: creators.map(({ name, slug }) => ({
      '@type': 'Person',
      ...thingRef(creatorUrl(slug), 'creator'),
      name,
      url: creatorUrl(slug),
    })),
    itemCondition: 'https://schema.org/UsedCondition',
    ...(price &&
      price !== ON_REQUEST &&
      availability === 'available' && { offers: offerOf(price, url, origin) }),
  };
}

const offerOf = (
  { amount, currency }: Exclude<Price, typeof ON_REQUEST>,
  url: string,
  origin: string,
): Offer => ({
  '@type': 'Offer',
  url,
  price: amount,
  priceCurrency: currency,
  availability: 'https://schema.org/InStock',
  itemCondition: 'https://schema.org/UsedCondition',
  seller: galleryRef(origin),
});

/** For facts whose schema.org property takes no text. `name` is for machines. */
const asPrinted = (propertyID: string, name: string, value: string): PropertyValue => ({
  '@type': 'PropertyValue',
  propertyID,
  name,
  value,
});
