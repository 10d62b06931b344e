import type { NewsArticleLeaf } from 'schema-dts';
import type { PressArticle } from '../../../contract/items/press';
import { thingRef, type Reference } from '../node-ids';

interface ArticleAddresses {
  url: string;
  images: string[];
  creatorUrl(slug: string): string;
  workUrl(slug: string): string;
}

export function articleNode(
  article: PressArticle,
  description: string,
  { url, images, creatorUrl, workUrl }: ArticleAddresses,
): NewsArticleLeaf & Reference {
  const { title, publication, published_on, author, cited_works, cited_designers } = article;
  const publisher = { '@type': 'Organization', name: publication } as const;
  return {
    '@type': 'NewsArticle',
    ...thingRef(url, 'article'),
    headline: title,
    description,
    url,
    image: images,
    datePublished: published_on,
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
    ...(article.url && { isBasedOn: article.url }),
    mentions: [
      ...cited_designers.map(({ slug }) => thingRef(creatorUrl(slug), 'creator')),
      ...cited_works.map(({ slug }) => thingRef(workUrl(slug), 'work')),
    ],
  };
}
