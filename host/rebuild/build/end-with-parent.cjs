/**
 * Loaded into a build before its own code: ends it when the process that started it is gone. Its input is a pipe from
 * there that nothing is ever written to, and that the system closes with the process, however that ends. Without this, a
 * build whose host was killed would go on writing beside the next one. Processes that the build forks load it as well.
 */
const { fstatSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

if (isMainThread && isPipe()) {
  process.stdin.on('close', () => process.exit(1)).resume();
  process.stdin.unref();
}

function isPipe() {
  try {
    const input = fstatSync(0);
    return input.isFIFO() || input.isSocket();
  } catch {
    return false;
  }
}
