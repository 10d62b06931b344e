import type { Image } from '../../contract/common';
import type { ViewContext } from '../../page/view-context';
import { toPictureView } from '../../media/picture-view';

export const headPicture = ({ mediaOrigin }: ViewContext, image: Image | undefined) =>
  image ? { picture: toPictureView(image, mediaOrigin) } : {};
