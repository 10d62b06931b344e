import { fieldOf } from '../../gallery/parsed-json';

/** The view in what Gatsby has of a page (the `result` of its data), whether the build made it or the server. */
export const viewOfResult = (result: unknown): unknown =>
  ['serverData', 'data']
    .map((part) => fieldOf(fieldOf(fieldOf(result, part), 'page'), 'view'))
    .find((view) => view !== undefined);
