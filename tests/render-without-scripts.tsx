import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { TestPage, type PageOptions } from './render-page';

/** Puts into the document what a browser without scripts shows: the page's HTML, which is returned as well. */
export function renderWithoutScripts(ui: ReactElement, options: PageOptions = {}): string {
  const complaints = jest.spyOn(console, 'error').mockImplementation();
  const html = renderToString(<TestPage {...options}>{ui}</TestPage>);
  // theme-ui warns of its own layout effect wherever it is rendered to a string; nothing else may come up.
  const others = complaints.mock.calls.filter(([text]) => !String(text).includes('useLayoutEffect'));
  complaints.mockRestore();
  expect(others).toEqual([]);
  document.body.innerHTML = html;
  return html;
}
