import { inParallel } from './in-parallel';
import type { StepRule } from './plan';

const RULES: Record<string, StepRule> = {
  browser: { cores: 2, after: ['build'] },
  hungry: { cores: 9, after: [] },
  late: { cores: 1, after: ['build'] },
};
const rule = (step: string): StepRule => RULES[step] ?? { cores: 1, after: [] };

/** Steps that end when they are told to. */
function steps(...names: string[]) {
  const begun: string[] = [];
  const stopped: string[] = [];
  const ends = new Map<string, (passed: boolean) => void>();
  const stop = new AbortController();
  const over = inParallel(names, {
    cores: 2,
    rule,
    signal: stop.signal,
    run: (step, signal) =>
      new Promise((resolve) => {
        begun.push(step);
        ends.set(step, resolve);
        signal.addEventListener('abort', () => {
          stopped.push(step);
          resolve(false);
        });
      }),
  });
  const end = async (step: string, passed = true) => {
    ends.get(step)?.(passed);
    await new Promise(setImmediate);
  };
  return { begun, stopped, over, end, stop };
}

it('runs as many steps as there are processors, in their order', async () => {
  const { begun, over, end } = steps('lint', 'types', 'unit');
  expect(begun).toEqual(['lint', 'types']);
  await end('types');
  expect(begun).toEqual(['lint', 'types', 'unit']);
  await end('unit');
  await end('lint');
  expect(await over).toBeUndefined();
});

it('leaves all processors to a step that wants them, and lets none overtake it', async () => {
  const { begun, end } = steps('lint', 'browser', 'types');
  expect(begun).toEqual(['lint']);
  await end('lint');
  expect(begun).toEqual(['lint', 'browser']);
  await end('browser');
  expect(begun).toEqual(['lint', 'browser', 'types']);
});

it('runs a step that wants more processors than there are', async () => {
  const { begun, over, end } = steps('hungry');
  await end('hungry');
  await over;
  expect(begun).toEqual(['hungry']);
});

it('begins a step after the one that it needs, not beside it', async () => {
  const { begun, end } = steps('build', 'late');
  expect(begun).toEqual(['build']);
  await end('build');
  expect(begun).toEqual(['build', 'late']);
});

it('ends the others when one fails, and names it', async () => {
  const { begun, stopped, over, end } = steps('lint', 'types', 'unit');
  await end('types', false);
  expect(await over).toBe('types');
  expect(stopped).toContain('lint');
  expect(begun).not.toContain('unit');
});

it('ends what runs when it is asked to, and blames no step', async () => {
  const { stopped, over, stop } = steps('lint', 'types', 'unit');
  stop.abort(new Error('Ctrl-C'));
  await expect(over).rejects.toThrow('Ctrl-C');
  expect(stopped).toEqual(['lint', 'types']);
});
