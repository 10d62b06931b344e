import { GalleryError } from './gallery-error';

/** A 404 without the API's message comes from a proxy. */
export const isNoSuchItem = (error: unknown): boolean =>
  error instanceof GalleryError && error.status === 404 && error.detail !== undefined;
