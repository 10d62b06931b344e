import type { TextAnswer } from './fetch-text';
import type { GalleryCall } from './gallery-call';
import { GalleryError } from '../faults/gallery-error';
import { fieldOf, parsedJson, textOf } from '../parsed-json';

/** Throws a GalleryError of kind 'status' or 'malformed'. */
export function openAnswer(
  call: GalleryCall,
  { status, text }: Pick<TextAnswer, 'status' | 'text'>,
): unknown {
  const json = parsedJson(text);
  if (status !== 200) {
    const detail = textOf(fieldOf(json?.value, 'error'), 'message');
    throw new GalleryError(call, { kind: 'status', status, detail });
  }
  if (!json) {
    throw new GalleryError(call, { kind: 'malformed', detail: `it begins ‘${text.slice(0, 60)}’` });
  }
  return json.value;
}
