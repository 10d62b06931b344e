/**
 * Loaded into a build before its own code: ends it when the process that started it is gone. Its input is a pipe from
 * there that nothing is ever written to, and that the system closes with the process, however that ends. Without this, a
 * build whose host was killed would go on writing beside the next one. Processes that the build forks load it as well.
 *
 * It is killed, not asked to exit: at an exit LMDB waits for its lock, for ever where the process that held it is gone.
 * Seen in a worker of Gatsby, which kept a processor busy, and its build from ending.
 */
const { fstatSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

if (isMainThread && isPipe()) {
  process.stdin.on('close', kill).resume();
  process.stdin.unref();
  // A worker that fails for want of its parent exits before it hears of the closed pipe.
  if (process.send) process.on('exit', () => process.connected || kill());
}

function kill() {
  process.kill(process.pid, 'SIGKILL');
}

function isPipe() {
  try {
    const input = fstatSync(0);
    return input.isFIFO() || input.isSocket();
  } catch {
    return false;
  }
}
