import type { Metadata } from 'next';
import type { PageView } from '../../content/page-view';

/** The head of a page. */
export function metadataOf({
  site,
  path,
  documentTitle,
  description,
  picture,
  noindex,
  languages,
}: PageView): Metadata {
  const images = picture
    ? [{ url: picture.sizes.lg, width: picture.width, height: picture.height, alt: picture.alt }]
    : [];
  return {
    metadataBase: new URL(site.url),
    title: documentTitle,
    description,
    robots: { index: !noindex, follow: true, 'max-image-preview': 'large' },
    alternates: {
      canonical: path,
      languages: Object.fromEntries(languages.map(({ code, path: there }) => [code, there])),
    },
    openGraph: { siteName: site.name, type: 'article', title: documentTitle, description, url: path, images },
    twitter: { card: 'summary_large_image', title: documentTitle, description, images },
  };
}
