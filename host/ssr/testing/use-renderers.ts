import { openTellingApi, type Said, type TellingApi, type Told } from '../../testing/sample-function';
import type { SsrAnswer } from '../ssr-answer';
import { createSsrRenderer, type SsrRenderer, type SsrRendererOptions } from '../ssr-renderer';

export interface Renderers {
  /** What the API tells the function for a path; the last one holds for all further calls. */
  told: Record<string, (Told | Promise<Told>)[]>;
  /** Paths that the function has asked for, in order. */
  calls: string[];
  log: Record<'info' | 'warn' | 'error', jest.Mock>;
  /** Opens a renderer that ends with the test. */
  open: (options?: Partial<SsrRendererOptions>) => SsrRenderer;
  /** Opens one that the caller ends, for tests that leave its process alone. */
  openShared: () => SsrRenderer;
}

/** Gives the tests of the file renderers, and an API that tells their functions what to do. */
export function useRenderers(): Renderers {
  let api: TellingApi;
  let opened: SsrRenderer[];
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const create = (options?: Partial<SsrRendererOptions>) =>
    createSsrRenderer({
      env: { GALLERY_API_URL: api.url },
      log,
      answerWithinMs: 30_000,
      hangAfterMs: 60_000,
      retireAfterMs: 50,
      ...options,
    });
  const renderers: Renderers = {
    told: {},
    calls: [],
    log,
    open(options) {
      const renderer = create(options);
      opened.push(renderer);
      return renderer;
    },
    openShared: () => create(),
  };

  beforeAll(async () => {
    api = await openTellingApi((path) => {
      const answers = renderers.told[path] ?? [{}];
      return (answers.length > 1 ? answers.shift() : answers[0]) as Told;
    });
    renderers.calls = api.calls;
  });
  beforeEach(() => {
    opened = [];
    renderers.told = {};
    api.calls.length = 0;
  });
  afterEach(async () => {
    await Promise.all(opened.map((renderer) => renderer.close()));
    jest.clearAllMocks();
  });
  afterAll(() => api.close());
  return renderers;
}

/** What the function says of itself in an answer. */
export const saidIn = ({ body }: SsrAnswer): Said => JSON.parse(body);

/** An answer of the API that comes when it is let go. */
export function held(): { answer: Promise<Told>; letGo: (answer?: Told) => void } {
  let letGo: (answer: Told) => void = () => undefined;
  const answer = new Promise<Told>((resolve) => (letGo = resolve));
  return { answer, letGo: (value = {}) => letGo(value) };
}
