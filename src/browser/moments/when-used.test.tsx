const load = async () => {
  jest.resetModules();
  return (await import('./when-used')).whenUsed;
};

const idle = jest.fn((task: () => void) => {
  task();
  return 1;
});
const cancelIdle = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, { requestIdleCallback: idle, cancelIdleCallback: cancelIdle });
});
afterEach(() => {
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
});

const give = (sign: string, facts: { movementX?: number } = {}) =>
  document.body.dispatchEvent(Object.assign(new Event(sign, { bubbles: true }), facts));

describe('whenUsed', () => {
  it.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'click'])(
    'waits for the first sign of use, such as ‘%s’, and is done once',
    async (sign) => {
      const whenUsed = await load();
      const task = jest.fn();
      whenUsed(task);
      expect(task).not.toHaveBeenCalled();
      for (const movementX of [1, 2]) give(sign, { movementX });
      expect(task).toHaveBeenCalledTimes(1);
      expect(idle.mock.calls).toEqual([[task, { timeout: 1000 }]]);
    },
  );

  it('is not begun by a pointer that rests, nor by a page that is scrolled', async () => {
    const whenUsed = await load();
    const task = jest.fn();
    whenUsed(task);
    give('pointermove', { movementX: 0 });
    give('scroll');
    expect(task).not.toHaveBeenCalled();
  });

  it('waits for an idle browser alone, once the visit has begun', async () => {
    const whenUsed = await load();
    whenUsed(() => undefined);
    give('pointerdown');
    const later = jest.fn();
    whenUsed(later);
    expect(later).toHaveBeenCalledTimes(1);
  });

  it('is called off before the sign, and between the sign and the idle moment', async () => {
    const whenUsed = await load();
    const [before, between] = [jest.fn(), jest.fn()];
    whenUsed(before)();
    idle.mockReturnValueOnce(7);
    const cancel = whenUsed(between);
    give('keydown');
    cancel();
    expect(before).not.toHaveBeenCalled();
    expect(cancelIdle).toHaveBeenCalledWith(7);
  });
});
