import type { _3DModel, MediaObject } from 'schema-dts';
import type { Model, ModelFile } from '../../../contract/models/model';
import { MODEL_TYPE } from '../../../contract/models/model-type';
import { mediaUrl } from '../../../media/picture-view';

export type ModelNode = Exclude<_3DModel, string>;

interface Origins {
  origin: string;
  mediaOrigin: string;
}

/** The plain file is for machines, and the original where it is given away: the page's own takes what few of them read. */
export function modelNode(
  { plain, download, credit }: Model,
  title: string,
  { origin, mediaOrigin }: Origins,
): ModelNode {
  const encodingOf = ({ url, bytes }: ModelFile): MediaObject => ({
    '@type': 'MediaObject',
    contentUrl: mediaUrl(mediaUrl(url, mediaOrigin), origin),
    encodingFormat: MODEL_TYPE,
    contentSize: `${Math.ceil(bytes / 1000)} kB`,
  });
  return {
    '@type': '3DModel',
    name: title,
    isResizable: false,
    encoding: download ? [encodingOf(plain), encodingOf(download)] : encodingOf(plain),
    ...(credit && { creditText: credit }),
  };
}
