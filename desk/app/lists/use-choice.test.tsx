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

describe('what a filter hides', () => {
  function chosenAndFiltered(chosen: readonly string[], shown: readonly string[]) {
    const hook = choose();
    for (const id of chosen) hook.does((choice) => choice.toggle(id));
    hook.rerender({ shown });
    return { ...hook, show: () => hook.rerender({ shown: IDS }) };
  }

  it('has nothing done to it, and is counted', () => {
    const { result } = chosenAndFiltered(['brise', 'cloison', 'guetteur'], ['cloison']);
    expect(result.current).toMatchObject({ ids: ['cloison'], hidden: 2 });
  });

  it('stays chosen while others are chosen', () => {
    const { does, show, result } = chosenAndFiltered(['brise'], ['cloison', 'portique']);
    does((choice) => choice.toggle('portique'));
    does((choice) => choice.upTo('cloison'));
    does((choice) => choice.toggle('portique'));
    show();
    expect(result.current).toMatchObject({ ids: ['brise', 'cloison'], hidden: 0 });
  });

  it('stays chosen where all that is shown is chosen, let go of, or done to', () => {
    const { does, show, result } = chosenAndFiltered(['brise'], ['cloison', 'portique']);
    does((choice) => choice.toggleAll());
    expect(does((choice) => choice.toggleAll())).toEqual([]);
    does((choice) => choice.toggle('portique'));
    does((choice) => choice.letGo());
    show();
    expect(result.current.ids).toEqual(['brise']);
    expect(does((choice) => choice.clear())).toEqual([]);
  });
});
