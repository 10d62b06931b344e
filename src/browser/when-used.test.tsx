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

describe('whenUsed', () => {
  it.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
    'waits for the first sign of use, such as ‘%s’, and is done once',
    async (sign) => {
      const whenUsed = await load();
      const task = jest.fn();
      whenUsed(task);
      expect(task).not.toHaveBeenCalled();
      document.body.dispatchEvent(new Event(sign));
      document.body.dispatchEvent(new Event(sign));
      expect(task).toHaveBeenCalledTimes(1);
      expect(idle).toHaveBeenCalledTimes(1);
    },
  );

  it('waits for an idle browser alone, once the visit has begun', async () => {
    const whenUsed = await load();
    whenUsed(() => undefined);
    document.body.dispatchEvent(new Event('pointerdown'));
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
    document.body.dispatchEvent(new Event('keydown'));
    cancel();
    expect(before).not.toHaveBeenCalled();
    expect(cancelIdle).toHaveBeenCalledWith(7);
  });
});
