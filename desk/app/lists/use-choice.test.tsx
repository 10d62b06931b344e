import { act, renderHook } from '@testing-library/react';
import { useChoice, type Choice } from './use-choice';

const IDS = ['brise', 'cloison', 'guetteur', 'portique', 'eclipse'];

function choose(ids: readonly string[] = IDS) {
  const hook = renderHook(({ shown }) => useChoice(shown), { initialProps: { shown: ids } });
  const does = (what: (choice: Choice) => void) => {
    act(() => what(hook.result.current));
    return hook.result.current.ids;
  };
  return { does, ...hook };
}

it('takes one and lets it go again, in the order of the list', () => {
  const { does } = choose();
  does((choice) => choice.toggle('guetteur'));
  expect(does((choice) => choice.toggle('brise'))).toEqual(['brise', 'guetteur']);
  expect(does((choice) => choice.toggle('guetteur'))).toEqual(['brise']);
});

it.each([
  ['brise', 'guetteur'],
  ['guetteur', 'brise'],
])('takes all from %s to %s', (from, to) => {
  const { does } = choose();
  does((choice) => choice.toggle(from));
  expect(does((choice) => choice.upTo(to))).toEqual(['brise', 'cloison', 'guetteur']);
});

it('takes the row that one leaves with Shift and an arrow, and the one that one comes to', () => {
  const { does } = choose();
  does((choice) => choice.extend('cloison', 'guetteur'));
  expect(does((choice) => choice.extend('guetteur', 'portique'))).toEqual([
    'cloison',
    'guetteur',
    'portique',
  ]);
});

it('takes all that are shown, then none', () => {
  const { does } = choose();
  expect(does((choice) => choice.toggleAll())).toEqual(IDS);
  expect(does((choice) => choice.toggleAll())).toEqual([]);
});

it('does not do to what a filter has hidden', () => {
  const { does, rerender, result } = choose();
  does((choice) => choice.toggleAll());
  rerender({ shown: ['cloison'] });
  expect(result.current.ids).toEqual(['cloison']);
});
