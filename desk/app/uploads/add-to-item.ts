import { valueAt, withChanges } from '../../../api/content/contract/field-path';
import { call } from '../line/call';
import { forget } from '../data';
import { noteTakenCredit } from './taken-credits';
import type { PlaceOfUpload, UploadKind } from './upload';

interface Credited {
  credit?: string;
}

/** Most pictures of an item are by one photographer. */
export function creditOf(pictures: readonly Credited[]): Credited {
  const credit = pictures.at(-1)?.credit;
  return credit ? { credit } : {};
}

/** Into the draft of an item that is not open any more. */
export async function addToItem(
  { shelf, id, path, isOne }: PlaceOfUpload,
  what: UploadKind,
  file: string,
): Promise<void> {
  const params = { shelf, id };
  const { published, draft } = await call('GET /items/:shelf/:id', { params });
  const before = valueAt(withChanges(published ?? {}, draft?.changes ?? []), path);
  const change = { path, before, value: withUploaded(before, isOne, what, file) };
  await call('PUT /items/:shelf/:id/draft', { params, body: { changes: [change] } });
  await forget('/items/:shelf/:id', { params });
}

function withUploaded(before: unknown, isOne: boolean, what: UploadKind, file: string): unknown {
  if (what === 'file') return file;
  return what === 'model' ? { ...(before as object | null), file } : withPicture(before, isOne, file);
}

function withPicture(before: unknown, isOne: boolean, file: string): unknown {
  if (isOne) {
    noteTakenCredit(file, (before as Credited | null)?.credit);
    return { alt: {}, ...(before as object | null), file };
  }
  const pictures = Array.isArray(before) ? (before as Credited[]) : [];
  const credited = creditOf(pictures);
  noteTakenCredit(file, credited.credit);
  return [...pictures, { file, alt: {}, ...credited }];
}
