import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { DatabaseLog } from '../engine';
import type { PostgresSettings } from './connect';

/** All notifications go through one channel of PostgreSQL: their text is the channel of the application. */
export const CHANNEL = 'gallery';

/** ms; doubled with each try up to the longest. */
const PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** ms; a connection that was cut without a word is noticed by what is asked over it. */
const PROBE_MS = 30_000;

interface HearingOptions {
  onNotification: (text: string) => void;
  /** It hears again, and may have missed something. */
  onReturn: () => void;
  log: DatabaseLog;
}

/** Hears what others notify, over a connection of its own that is made again when it is lost. */
export class Hearing {
  readonly #settings: PostgresSettings;
  readonly #options: HearingOptions;
  readonly #end = new AbortController();
  #client?: Client;
  #probe?: NodeJS.Timeout;

  constructor(settings: PostgresSettings, options: HearingOptions) {
    this.#settings = settings;
    this.#options = options;
  }

  /** @throws Error when it cannot be connected */
  async begin(): Promise<void> {
    const client = new Client({ ...this.#settings, query_timeout: PROBE_MS });
    let isLost = false;
    const lose = (error?: Error) => {
      if (isLost || this.#client !== client) return;
      isLost = true;
      this.#drop();
      if (!this.#end.signal.aborted) void this.#return(error);
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ payload = '' }) => this.#options.onNotification(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    if (this.#end.signal.aborted) return client.end();
    this.#client = client;
    this.#probe = setInterval(() => void client.query('SELECT 1').catch(lose), PROBE_MS).unref();
  }

  async end(): Promise<void> {
    this.#end.abort();
    const client = this.#client;
    this.#drop();
    await client?.end().catch(() => undefined);
  }

  #drop(): void {
    clearInterval(this.#probe);
    const client = this.#client;
    this.#client = undefined;
    if (!this.#end.signal.aborted) void client?.end().catch(() => undefined);
  }

  async #return(error?: Error): Promise<void> {
    const { log, onReturn } = this.#options;
    log('warn', { reason: error?.message }, 'notifications of the database are cut off');
    const { signal } = this.#end;
    for (let pause = PAUSE_MS; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      await setTimeout(pause, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      const isBack = await this.begin().then(
        () => true,
        () => false,
      );
      if (!isBack) continue;
      log('info', {}, 'notifications of the database are back');
      onReturn();
      return;
    }
  }
}
