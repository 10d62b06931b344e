/** @jest-environment-options {"customExportConditions": ["node", "require"]} */
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TestPage } from '../../../tests/render-page';
import { sampleWork } from '../../gallery/testing/samples';
import { sampleContext } from '../../components/testing/sample-context';
import { WorksScreen } from './works-screen';
import { toWorksView } from './works-view';

const context = sampleContext('en', { today: '2026-11-20' });
const works = [sampleWork('bench'), { ...sampleWork('lamp'), availability: 'sold' as const }];
const page = (
  <TestPage>
    <WorksScreen
      view={toWorksView({ works, workTypes: [], type: undefined }, context, undefined, {
        availability: 'sold',
      })}
    />
  </TestPage>
);

describe('the works in the page’s HTML', () => {
  it('are those that its address asks for, before the page is alive and afterwards', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation();
    window.history.replaceState(null, '', '/works/type/all?availability=sold');
    document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
    expect(screen.queryByText('Work bench')).not.toBeInTheDocument();
    await act(async () => {
      hydrateRoot(document.querySelector('#root')!, page);
    });
    expect(screen.queryByText('Work bench')).not.toBeInTheDocument();
    expect(screen.getByText('Work lamp')).toBeInTheDocument();
    // React takes a page with a document for a browser and warns of effects on the server; nothing else may come up.
    expect(complaints.mock.calls.filter(([text]) => !String(text).includes('useLayoutEffect'))).toEqual([]);
  });
});
