import type { ItemKind } from '../../contract/kinds/kinds';

/** A thing that is described elsewhere in the graph, or on another page. */
export interface Reference {
  '@id': string;
}

/** A node with all that is told of a thing; of its pictures the absolute addresses. */
export interface ThingNode extends Reference {
  image?: unknown;
}

/** The absolute addresses of a thing's pictures. */
export const imagesOf = ({ image }: ThingNode): string[] =>
  Array.isArray(image) ? image.filter((url): url is string => typeof url === 'string') : [];

/** What a page tells about: its own address and a name. */
export type ThingName = ItemKind | 'article';

/** The gallery is one thing on all pages of an origin, and so is its website. */
export const galleryRef = (origin: string): Reference => ({ '@id': `${origin}/#gallery` });
export const websiteRef = (origin: string): Reference => ({ '@id': `${origin}/#website` });

/** The page itself, as distinct from what it tells about. */
export const pageRef = (url: string): Reference => ({ '@id': `${url}#page` });

/** @param pageUrl absolute address of the page that tells most about the thing */
export const thingRef = (pageUrl: string, name: ThingName): Reference => ({ '@id': `${pageUrl}#${name}` });
