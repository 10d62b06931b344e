import { pushHash, replaceHash } from '../../browser/hash-entry';
import { pictureId } from './picture-hash';

export const pushPicture = (index: number): void => pushHash(pictureId(index));

export const replacePicture = (index: number): void => replaceHash(pictureId(index));

export const replaceByFile = (url: string): void => window.location.replace(url);
