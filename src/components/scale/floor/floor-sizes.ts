import { measuredSizes, pictureSizes } from '../../../media/picture-sizes';

/** Of all pictures of a floor: a script asks for the first before their places are known. */
export const FLOOR_SIZES = pictureSizes(measuredSizes(200), { asymmetric: measuredSizes(320) });
