import { TOLD_VARIABLE } from '../../src/gallery/forget-event';

export interface FunctionSettings {
  apiUrl: string;
  apiPublicUrl: string;
  siteUrl: string;
  /** Whether the function is told of changes, so that it may cache answers of the API. */
  isTold: boolean;
}

export const functionEnvironment = ({
  apiUrl,
  apiPublicUrl,
  siteUrl,
  isTold,
}: FunctionSettings): Record<string, string> => ({
  GALLERY_API_URL: apiUrl,
  GALLERY_API_PUBLIC_URL: apiPublicUrl,
  SITE_URL: siteUrl,
  ...(isTold && { [TOLD_VARIABLE]: 'on' }),
});
