import type { Image } from '../../contract/common';
import type { ViewContext } from '../../page/view-context';
import { toPictureView } from '../../media/picture-view';

/** The part of a page's head that shows a picture on social networks; nothing where there is none. */
export const headPicture = ({ mediaOrigin }: ViewContext, image: Image | undefined) =>
  image ? { picture: toPictureView(image, mediaOrigin) } : {};
