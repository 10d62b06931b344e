import type { SsrAnswer } from '../ssr/ssr-answer';
import type { SsrRenderer } from '../ssr/ssr-renderer';
import type { HostMetrics, RenderOutcome } from './host-metrics';

export function measureRenders(renderer: SsrRenderer, metrics: HostMetrics): SsrRenderer {
  metrics.watchRenderer(renderer.state);
  return {
    ...renderer,
    async render(release, path, options) {
      const start = performance.now();
      let outcome: RenderOutcome = 'unavailable';
      try {
        const answer = await renderer.render(release, path, options);
        outcome = outcomeOf(answer);
        return answer;
      } finally {
        metrics.rendered(outcome, (performance.now() - start) / 1000);
      }
    },
  };
}

function outcomeOf({ status }: SsrAnswer): RenderOutcome {
  if (status >= 500) return 'error';
  return status === 404 ? 'not-found' : 'page';
}
