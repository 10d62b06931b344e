import { loadHeadsWithPages } from './head-code';

jest.mock('./made-head', () => ({ MadeHead: () => null }));
jest.mock('./show-head', () => {
  throw new Error('Loading chunk head failed.');
});

it('has a page opened as a document whose head has no code', async () => {
  const loadPage = jest.fn().mockResolvedValue({ json: {} });
  const loader = { loadPage, hovering: jest.fn(), loadPageSync: jest.fn() };
  Object.assign(window, { ___loader: loader });
  const onAsked = jest.fn();
  loadHeadsWithPages(onAsked);
  // Gatsby goes to the address of what has not been loaded.
  expect(await loader.loadPage('/about')).toBeUndefined();
  expect(loadPage).toHaveBeenCalledWith('/about');
  expect(onAsked).toHaveBeenCalledTimes(1);
  // A hash of the first page.
  expect(await loader.loadPage('/')).toEqual({ json: {} });
  loader.hovering('/about');
  expect(onAsked).toHaveBeenCalledTimes(3);
});
