import { DEFAULT_API_URL } from '../gallery/default-api-url';

/** What the build takes from its environment. */
export interface BuildEnvironment {
  /** The API that the site is built from, without trailing slash. */
  apiUrl: string;
  /** Where browsers reach the API and its media; '' when the site's own host passes calls on. */
  apiPublicUrl: string;
  /** Replaces the origin of the API's site settings; '' leaves it. */
  siteUrl: string;
}

/**
 * Reads GALLERY_API_URL, GALLERY_API_PUBLIC_URL and SITE_URL.
 * @throws Error that names each variable that is not an http(s) address
 */
export function readBuildEnvironment(env: NodeJS.ProcessEnv): BuildEnvironment {
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
  };
  if (wrong.length > 0)
    throw new Error(`${wrong.join('; ')}. An address such as https://gallery.example is needed.`);
  return environment;
}

const isHttpAddress = (value: string): boolean =>
  URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);
