import { fieldOf, parsedJson } from '../../gallery/parsed-json';

/** The view in what Gatsby has of a page (the `result` of its data), whether the build made it or the server. */
export const viewOfResult = (result: unknown): unknown =>
  ['serverData', 'data']
    .map((part) => fieldOf(fieldOf(fieldOf(result, part), 'page'), 'view'))
    .find((view) => view !== undefined);

/** The view in the data of a page as Gatsby writes them; undefined in whatever else may have come in their place. */
export const viewOfPageData = (text: string): unknown =>
  viewOfResult(fieldOf(parsedJson(text)?.value, 'result'));
