import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { renderInPage, TestPage } from '../../../tests/render-page';
import type * as Actual from './drawing/scale-drawing';
import { ScalePart as ServerPart } from './scale-part';
import { ScalePart as BrowserPart } from './scale-part.browser';
import type { ScaleView } from './scale-view';

const drawn = jest.fn();
jest.mock('./drawing/scale-drawing', () => {
  const { ScaleDrawing } = jest.requireActual<typeof Actual>('./drawing/scale-drawing');
  return {
    ScaleDrawing: (props: Parameters<typeof ScaleDrawing>[0]) => {
      drawn();
      return <ScaleDrawing {...props} />;
    },
  };
});

const LAMP: ScaleView = { height: 160, width: 88, depth: 37, mounting: 'floor' };
const CHAIR: ScaleView = { height: 80, width: 50, depth: 50, mounting: 'floor' };

beforeEach(() => {
  document.body.innerHTML = '';
  drawn.mockClear();
});

it('takes over what the server has drawn as it is, without drawing', async () => {
  const faults = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <TestPage>
      <ServerPart scale={LAMP} />
    </TestPage>,
  );
  const before = container.innerHTML;
  drawn.mockClear();
  // React warns of theme-ui's layout effect where a page is rendered beside a DOM, which no server has.
  faults.mockClear();
  await act(() =>
    hydrateRoot(
      container,
      <TestPage>
        <BrowserPart scale={LAMP} />
      </TestPage>,
    ),
  );
  expect(screen.getByRole('img')).toHaveAccessibleName(/height 160 cm/);
  expect(container.innerHTML).toBe(before);
  expect(drawn).not.toHaveBeenCalled();
  expect(faults).not.toHaveBeenCalled();
  faults.mockRestore();
});

it('draws a page that is made in the browser, also beside one that the server has drawn', async () => {
  document.body.innerHTML = '<div data-part="scale">of another page</div>';
  renderInPage(<BrowserPart scale={CHAIR} />);
  expect(await screen.findByRole('img')).toHaveAccessibleName(/height 80 cm/);
});
