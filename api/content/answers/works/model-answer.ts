import type { Model } from '../../../../src/contract/models/model';
import { MODEL_TYPE } from '../../../../src/contract/models/model-type';
import { downloadName } from '../../../../src/contract/text/download-name';
import type { Work } from '../../published/catalogue-content';
import { modelDownloadUrl, modelUrl } from '../../../media/media-addresses';
import { pieceBox } from '../../../models/fit/piece-box';
import { shownModel } from '../../../models/fit/model-findings';
import type { View } from '../view';
import { workLabel } from './work-label';

/** Undefined where it is faulty, or would be shown at a wrong size. */
export function modelAnswer(view: View, work: Work): Model | undefined {
  const offered = shownModel(view.catalogue, work);
  if (!offered || !work.model) return undefined;
  const { placement, credit, download } = work.model;
  const { bounds, light, isLamp, made } = offered;
  const filename = downloadName(workLabel(view, work), 'glb');
  return {
    placement: work.mounting ?? placement ?? 'floor',
    is_lamp: isLamp,
    bounds,
    piece: pieceBox(offered, work),
    ...(light && { light }),
    ...(credit && { credit }),
    web: { url: modelUrl(offered, 'web'), bytes: made.web },
    plain: { url: modelUrl(offered, 'plain'), bytes: made.plain },
    ...(download && {
      download: {
        url: modelDownloadUrl(offered, filename),
        filename,
        bytes: made.original,
        type: MODEL_TYPE,
      },
    }),
  };
}
