/** @jest-environment-options {"customExportConditions": ["node", "require"]} */
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TestPage } from '../../../tests/render-page';
import { addToSelection } from '../../components/selection/selection-store';
import { forgetSelection, gathered } from '../../components/selection/testing/gathered';
import { fetchText } from '../../gallery/calls/fetch-text';
import { NOT_FOUND } from '../../features/selection/testing/page-data';
import type { LocaleCode } from '../../i18n/locales';
import { SelectionScreen } from './selection-screen';

jest.mock('../../gallery/calls/fetch-text');

const page = (locale: LocaleCode, search = '') => (
  <TestPage locale={locale}>
    <SelectionScreen search={search} />
  </TestPage>
);

// React takes a page with a document for a browser and warns of effects on the server; nothing else may come up.
const complaints = jest.spyOn(console, 'error').mockImplementation();

beforeEach(() => {
  forgetSelection();
  jest.mocked(fetchText).mockResolvedValue(NOT_FOUND);
});

describe('the selection in the page’s HTML', () => {
  it.each([
    ['en', 'for which it needs JavaScript', '/works/type/all', '/contact'],
    ['fr', 'il lui faut pour cela JavaScript', '/fr/oeuvres/type/tous', '/fr/contact'],
  ] as const)('says without scripts what they are needed for, in %s', (locale, words, works, contact) => {
    const html = renderToString(page(locale));
    const [, inside = ''] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
    expect(inside).toContain(words);
    expect(inside).toContain(`href="${works}"`);
    expect(inside).toContain(`href="${contact}"`);
    expect(html).not.toContain('<button');
  });

  it('is the same for everybody, and gives way to the visitor’s own or the shared one', async () => {
    const server = renderToString(page('en'));
    addToSelection([gathered('mine')]);
    document.body.innerHTML = `<div id="root">${server}</div>`;
    await act(async () => {
      hydrateRoot(document.querySelector('#root')!, page('en', '?works=theirs'));
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Shared selection 1');
    expect(complaints.mock.calls.filter(([text]) => !String(text).includes('useLayoutEffect'))).toEqual([]);
  });
});
