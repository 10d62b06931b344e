import type { ItemKind } from '../../contract/kinds/kinds';

export interface Reference {
  '@id': string;
}

/** `image` holds absolute addresses. */
export interface ThingNode extends Reference {
  image?: unknown;
}

export const imagesOf = ({ image }: ThingNode): string[] =>
  Array.isArray(image) ? image.filter((url): url is string => typeof url === 'string') : [];

export type ThingName = ItemKind | 'article';

/** The same on all pages of an origin. */
export const galleryRef = (origin: string): Reference => ({ '@id': `${origin}/#gallery` });
export const websiteRef = (origin: string): Reference => ({ '@id': `${origin}/#website` });

/** The page itself, not what it is about. */
export const pageRef = (url: string): Reference => ({ '@id': `${url}#page` });

/** `pageUrl` is absolute: the thing's main page. */
export const thingRef = (pageUrl: string, name: ThingName): Reference => ({ '@id': `${pageUrl}#${name}` });
