import { MODEL_TYPE } from '../contract/models/model-type';

/**
 * In the head of pages that show models. Whoever sends such a page opens for it what a model and a phone's camera need, and
 * for no other page: the host, and servers of a static copy.
 */
export const MODELS_MARK = 'gallery-models';

const MARK = new RegExp(`<meta [^>]*name="${MODELS_MARK}"`);
const LINK = new RegExp(`<link [^>]*type="${MODEL_TYPE}"[^>]*>`);
/** What a header can say as it is. */
const HREF = /href="([!#-;=?-~]+)"/;

/** What a page's head says of the models that it shows, for who sends it. */
export interface ShownModels {
  models?: true;
  /** Address of the model that is the page's own subject. */
  model?: string;
}

export function shownModels(html: string): ShownModels {
  const head = html.slice(0, Math.max(0, html.indexOf('</head>')));
  if (!MARK.test(head)) return {};
  const [link = ''] = LINK.exec(head) ?? [];
  const address = HREF.exec(link)?.[1]?.replaceAll('&amp;', '&');
  return { models: true, ...(address && { model: ownCopy(address) }) };
}

/** V8 keeps all of a text for as long as a part is kept that was cut out of it: a page of 84 kB for each address. */
const ownCopy = (part: string): string => JSON.parse(JSON.stringify(part)) as string;
