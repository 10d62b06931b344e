import type { _3DModel, MediaObject } from 'schema-dts';
import type { Model } from '../../contract/models/model';
import { MODEL_TYPE } from '../../contract/models/model-type';
import { mediaUrl } from '../../media/picture-view';

export type ModelNode = Exclude<_3DModel, string>;

interface Origins {
  origin: string;
  mediaOrigin: string;
}

/** The plain file alone is for machines: the page's own takes what few of them read. */
export function modelNode(
  { plain, credit }: Model,
  title: string,
  { origin, mediaOrigin }: Origins,
): ModelNode {
  const encoding: MediaObject = {
    '@type': 'MediaObject',
    contentUrl: mediaUrl(mediaUrl(plain.url, mediaOrigin), origin),
    encodingFormat: MODEL_TYPE,
    contentSize: `${Math.ceil(plain.bytes / 1000)} kB`,
  };
  return {
    '@type': '3DModel',
    name: title,
    isResizable: false,
    encoding,
    ...(credit && { creditText: credit }),
  };
}
