import { allWorksPath } from '../routes/alternates';

/** Product specification, section 2. */
export function redirects() {
  const toAllWorks = (fromPath: string, locale: 'en' | 'fr') => ({
    fromPath,
    toPath: allWorksPath(locale),
    isPermanent: true,
    redirectInBrowser: false,
  });
  return [
    toAllWorks('/works', 'en'),
    toAllWorks('/fr/works', 'fr'),
    toAllWorks('/fr/oeuvres', 'fr'),
    toAllWorks('/fr/fr/oeuvres', 'fr'),
  ];
}
