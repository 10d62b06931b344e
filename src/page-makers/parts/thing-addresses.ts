import type { Image } from '../../contract/common';
import type { Collection } from '../../contract/kinds/kinds';
import type { ViewContext } from '../../page/view-context';
import { toPictureView } from '../../media/picture-view';
import { routePath } from '../../routes/route-path';
import { imageUrl } from '../../seo/structured-data/image-nodes';

type ThingRoute = `${Collection}-slug`;

interface Item {
  slug: string;
  image?: Image;
  images?: readonly Image[];
}

export function thingAddresses(
  { locale, origin, mediaOrigin }: ViewContext,
  route: ThingRoute,
  { slug, image, images = [] }: Item,
) {
  const pageUrl = (name: ThingRoute) => (of: string) => origin + routePath(name, locale, { slug: of });
  const pictures = image ? [image, ...images] : images;
  const urls = pictures.map((picture) => imageUrl(toPictureView(picture, mediaOrigin), origin));
  return {
    url: pageUrl(route)(slug),
    images: [...new Set(urls)],
    workUrl: pageUrl('works-slug'),
    creatorUrl: pageUrl('creators-slug'),
  };
}
