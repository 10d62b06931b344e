import type { Shelf } from '../../../api/content/contract/item';
import type { CallFault } from '../line/call';

/** The field that a picture goes into, also where its item is not open any more. */
export interface PlaceOfUpload {
  shelf: Shelf;
  id: string;
  path: string;
  /** Takes the place of what is there. */
  isOne: boolean;
}

/** `file` is a PDF. */
export type UploadKind = 'picture' | 'file' | 'model';

/** A picture, a PDF or a model that is in the catalogue's folder now. */
export interface Taken {
  file: string;
  bytes: number;
}

export interface Upload {
  key: number;
  name: string;
  /** Address of the picture as it lies on this computer. */
  url: string;
  what: UploadKind;
  place: PlaceOfUpload | null;
  state: 'waiting' | 'going' | 'stopped' | 'looking' | 'ready' | 'refused';
  /** 0 to 1. */
  share: number;
  secondsLeft: number | null;
  fault: CallFault | null;
}

export const isUnderWay = ({ state }: Upload): boolean => state !== 'ready' && state !== 'refused';

/** What is wrong with the file itself: sent once more, it would be refused once more. */
const HOPELESS: readonly CallFault['fault'][] = [
  'tooLarge',
  'notAPicture',
  'heic',
  'tooSmall',
  'tooManyPixels',
  'damaged',
  'notAPdf',
  'lockedPdf',
  'foreignPdf',
  'activePdf',
  'unfitModel',
];
export const isHopeless = ({ fault }: CallFault): boolean => HOPELESS.includes(fault);
