import { createLooks } from './looks';

function start() {
  let moment = 5000;
  const looks = createLooks(() => moment);
  return { looks, wait: (ms: number) => void (moment += ms) };
}

describe('createLooks', () => {
  it('counts whole seconds of what is looked at, and keeps the rest for later', () => {
    const { looks, wait } = start();
    looks.at('lamp');
    wait(2600);
    expect(looks.take()).toEqual({ lamp: 2 });
    wait(500);
    expect(looks.take()).toEqual({ lamp: 1 });
  });

  it('counts nothing while nobody looks', () => {
    const { looks, wait } = start();
    wait(9000);
    expect(looks.take()).toBeUndefined();
    looks.at('lamp');
    wait(3000);
    looks.at(undefined);
    wait(9000);
    looks.at('bench');
    wait(1000);
    expect(looks.take()).toEqual({ lamp: 3, bench: 1 });
    expect(looks.take()).toBeUndefined();
  });

  it('tells no more than a call may', () => {
    const { looks, wait } = start();
    looks.at('lamp');
    wait(3_600_000);
    expect(looks.take()).toEqual({ lamp: 600 });
    expect(looks.take()).toBeUndefined();
  });
});
