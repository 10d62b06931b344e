import Database from 'libsql';

/**
 * A process that locks a database twice a second, for 200 ms each time, until it is killed, and says so in a line:
 * `lock-database.ts <file>`. What `bench/writers.ts` starts.
 */
const EVERY_MS = 500;
const FOR_MS = 200;
/** While others write one after the other, the lock is free for some µs. */
const TRY_MS = 1;

const [file = ''] = process.argv.slice(2);
const database = new Database(file, { timeout: 0 });

function lock(): void {
  const started = Date.now();
  try {
    database.exec('BEGIN IMMEDIATE');
  } catch {
    setTimeout(lock, TRY_MS);
    return;
  }
  setTimeout(() => {
    database.exec('ROLLBACK');
    console.log('locked');
    setTimeout(lock, Math.max(TRY_MS, started + EVERY_MS - Date.now()));
  }, FOR_MS);
}

lock();
