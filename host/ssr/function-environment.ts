import { TOLD_VARIABLE } from '../../src/gallery/forget-event';

export interface FunctionSettings {
  /** Base address of the API, without trailing slash. */
  apiUrl: string;
  /** Where browsers reach the API; '' when the host passes calls on. */
  apiPublicUrl: string;
  /** Origin of the site; '' for that of the API's settings. */
  siteUrl: string;
  /** Whether the function is told which answers of the API have changed, and may keep the others. */
  isTold: boolean;
}

/** The variables that the function reads, as the build does. */
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
