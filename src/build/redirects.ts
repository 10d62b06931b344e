import type { FormerAddress } from '../page-makers/former-addresses';
import type { Manifest } from '../release/manifest';
import { allWorksPath } from '../routes/alternates';
import { decodedAddress } from './adapter/plan-release';

const forGood = (fromPath: string, toPath: string) => ({
  fromPath,
  toPath,
  isPermanent: true,
  redirectInBrowser: false,
});

/** Product specification, section 2, and what former addresses lead to. */
export const redirects = (former: readonly FormerAddress[] = []) => [
  forGood('/works', allWorksPath('en')),
  forGood('/fr/works', allWorksPath('fr')),
  forGood('/fr/oeuvres', allWorksPath('fr')),
  forGood('/fr/fr/oeuvres', allWorksPath('fr')),
  ...former.map(({ from, to }) => forGood(from, to)),
];

/** As Gatsby and the adapter write them into a release. */
export const manifestRedirects = (former: readonly FormerAddress[]): Manifest['redirects'] =>
  Object.fromEntries(
    redirects(former).map(({ fromPath, toPath }) => [decodedAddress(fromPath), { to: toPath, status: 301 }]),
  );
