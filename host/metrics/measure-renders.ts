import type { SsrAnswer } from '../ssr/ssr-answer';
import type { SsrRenderer } from '../ssr/ssr-renderer';
import type { HostMetrics, RenderOutcome } from './host-metrics';

export function measureRenders(renderer: SsrRenderer, metrics: HostMetrics): SsrRenderer {
  metrics.watchRenderer(renderer.state);
  const measured = async (render: () => Promise<SsrAnswer>): Promise<SsrAnswer> => {
    const start = performance.now();
    let outcome: RenderOutcome = 'unavailable';
    try {
      const answer = await render();
      outcome = outcomeOf(answer);
      return answer;
    } finally {
      metrics.rendered(outcome, (performance.now() - start) / 1000);
    }
  };
  return {
    ...renderer,
    render: (...asked) => measured(() => renderer.render(...asked)),
    renderRefused: (...asked) => measured(() => renderer.renderRefused(...asked)),
  };
}

function outcomeOf({ status }: SsrAnswer): RenderOutcome {
  if (status >= 500) return 'error';
  return status === 404 ? 'not-found' : 'page';
}
