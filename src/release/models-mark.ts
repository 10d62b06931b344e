/**
 * In the head of pages that show models. Whoever sends such a page opens for it what a model and a phone's camera need, and
 * for no other page: the host, and servers of a static copy.
 */
export const MODELS_MARK = 'gallery-models';

const MARK = new RegExp(`<meta [^>]*name="${MODELS_MARK}"`);

export function showsModels(html: string): boolean {
  const end = html.indexOf('</head>');
  return end > 0 && MARK.test(html.slice(0, end));
}
