import { DEFAULT_API_URL } from '../gallery/default-api-url';

export interface SiteEnvironment {
  /** Without trailing slash. */
  apiUrl: string;
  /** The API's address for browsers; '' when the site's host passes calls on. */
  apiPublicUrl: string;
  /** Replaces the origin in the API's site settings; '' keeps it. */
  siteUrl: string;
  media: (typeof MEDIA)[number];
}

const MEDIA = ['api', 'mirror'] as const;

/** Throws Error naming each malformed variable. */
export function readSiteEnvironment(env: NodeJS.ProcessEnv): SiteEnvironment {
  const wrong: string[] = [];
  const address = (name: string, standard: string): string => {
    const value = env[name] || standard;
    if (value && !isHttpAddress(value)) wrong.push(`${name} is '${value}'`);
    return value.replace(/\/+$/, '');
  };
  const environment = {
    apiUrl: address('GALLERY_API_URL', DEFAULT_API_URL),
    apiPublicUrl: address('GALLERY_API_PUBLIC_URL', ''),
    siteUrl: address('SITE_URL', ''),
    media: MEDIA.find((one) => one === (env['GALLERY_MEDIA'] || 'api')),
  };
  if (wrong.length > 0)
    throw new Error(`${wrong.join('; ')}. An address such as https://gallery.example is needed.`);
  const { media } = environment;
  if (!media)
    throw new Error(`GALLERY_MEDIA is '${env['GALLERY_MEDIA']}'. It is one of ${MEDIA.join(', ')}.`);
  return { ...environment, media };
}

const isHttpAddress = (value: string): boolean =>
  URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);
