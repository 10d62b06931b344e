import type { Deploy } from '../releases/current-release';
import type { SsrAnswer } from '../ssr/ssr-answer';
import type { SsrRenderer } from '../ssr/ssr-renderer';
import { SsrUnavailable } from '../ssr/ssr-unavailable';
import { NO_METRICS } from './host-metrics';
import { measureRenders } from './measure-renders';

const RELEASE = {} as Deploy;
const STATE = { process: 'up', active: 1, waiting: 0, restarts: 0 } as const;

/** A renderer that does as it is told, and what is counted of it. */
function measured(render: () => Promise<SsrAnswer>) {
  const renderer: SsrRenderer = {
    render,
    renderRefused: render,
    prepare: async () => undefined,
    forget: () => undefined,
    state: () => STATE,
    close: async () => undefined,
  };
  const rendered = jest.fn();
  const watchRenderer = jest.fn();
  return {
    rendered,
    watchRenderer,
    renderer: measureRenders(renderer, { ...NO_METRICS, rendered, watchRenderer }),
  };
}

it.each([
  [200, 'page'],
  [404, 'not-found'],
  [503, 'error'],
])('counts an answer of status %d as %s, and gives it', async (status, outcome) => {
  const answer = { status, headers: {}, body: 'x' };
  const { renderer, rendered } = measured(async () => answer);
  expect(await renderer.render(RELEASE, '/works/x')).toBe(answer);
  expect(rendered.mock.calls).toEqual([[outcome, expect.any(Number)]]);
  expect(rendered.mock.calls[0][1]).toBeGreaterThanOrEqual(0);
});

it('counts what was not answered, and fails as it did', async () => {
  const error = new SsrUnavailable('busy', 'Later');
  const { renderer, rendered } = measured(() => Promise.reject(error));
  await expect(renderer.render(RELEASE, '/works/x')).rejects.toBe(error);
  expect(rendered).toHaveBeenCalledWith('unavailable', expect.any(Number));
});

it('shows the state of the renderer', () => {
  const { watchRenderer } = measured(async () => ({ status: 200, headers: {}, body: '' }));
  expect(watchRenderer.mock.calls[0][0]()).toBe(STATE);
});
