import { MANIFEST_VERSION, type DeployedFile, type Manifest } from '../../../src/release/manifest';
import { keyAddresses } from '../build/check-release';

const PAGE: DeployedFile = {
  file: 'index.html',
  type: 'text/html; charset=utf-8',
  hash: 'a',
  bytes: 1,
  cache: 'revalidate',
  encodings: [],
};
const pages = (addresses: string[]): Record<string, DeployedFile> =>
  Object.fromEntries(addresses.map((address) => [address, PAGE]));

const { pages: keyPages, errors } = keyAddresses();

/** What every release has to have. */
export const KEY_FILES = { files: pages(keyPages), errorPages: pages(errors) };

/** The manifest of a release with the key pages and some more. */
export const manifestOf = (addresses: string[], rest: Partial<Manifest> = {}): Manifest => ({
  version: MANIFEST_VERSION,
  id: '20260102T030405006Z',
  startedAt: '2026-01-02T03:04:05.006Z',
  files: { ...KEY_FILES.files, ...pages(addresses) },
  errorPages: KEY_FILES.errorPages,
  patterns: [],
  functionPatterns: [],
  redirects: {},
  ...rest,
});
