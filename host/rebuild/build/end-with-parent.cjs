/**
 * Preloaded into a build and all processes it forks: kills them when the host is gone, which closes their input.
 * It kills instead of exiting: at exit LMDB waits for its lock, for ever where the holder is gone (seen in Gatsby).
 */
const { fstatSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

if (isMainThread && isPipe()) {
  process.stdin.on('close', kill).resume();
  process.stdin.unref();
  // A worker that fails for want of its parent exits before its pipe closes.
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
