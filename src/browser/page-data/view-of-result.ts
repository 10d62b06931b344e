import { fieldOf, parsedJson } from '../../gallery/parsed-json';

export const viewOfResult = (result: unknown): unknown =>
  ['serverData', 'data']
    .map((part) => fieldOf(fieldOf(fieldOf(result, part), 'page'), 'view'))
    .find((view) => view !== undefined);

/** Undefined for any other text. */
export const viewOfPageData = (text: string): unknown =>
  viewOfResult(fieldOf(parsedJson(text)?.value, 'result'));
