import type { Model } from '../../contract/models/model';
import { mediaUrl } from '../../media/picture-view';

/** A model with the addresses that the browser asks for. */
export type ModelView = Pick<Model, 'placement' | 'is_lamp' | 'bounds' | 'piece' | 'light'> & {
  web: string;
  plain: string;
};

export const toModelView = (
  { placement, is_lamp, bounds, piece, light, web, plain }: Model,
  mediaOrigin: string,
): ModelView => ({
  ...{ placement, is_lamp, bounds, piece, ...(light && { light }) },
  web: mediaUrl(web.url, mediaOrigin),
  plain: mediaUrl(plain.url, mediaOrigin),
});
