import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { startMailServer, type ReceivedMail } from '../../api/testing/mail-server';

/** ms that the server is there, and that it is not. */
const UP_MS = [4_000, 12_000] as const;
const DOWN_MS = [2_000, 10_000] as const;

export interface FlickeringMailServer {
  /** Every mail that it has taken, repetitions included. */
  received: ReceivedMail[];
  outages(): number;
  /** Resolves once the server is there to stay. */
  steady: Promise<void>;
  close(): Promise<void>;
}

/** A mail server that goes down, cutting its connections, and up again until the end; then it stays. */
export async function runFlickeringMailServer(port: number, end: AbortSignal): Promise<FlickeringMailServer> {
  const received: ReceivedMail[] = [];
  const onReceived = (mail: ReceivedMail) => void received.push(mail);
  let outages = 0;
  let server = await startMailServer({ port, onReceived });
  const pause = (bounds: readonly [number, number]) =>
    setTimeout(randomInt(...bounds), undefined, { signal: end }).catch(() => {});
  const flicker = async () => {
    for (await pause(UP_MS); !end.aborted; await pause(UP_MS)) {
      await server.close();
      outages += 1;
      await pause(DOWN_MS);
      server = await startMailServer({ port, onReceived });
    }
  };
  return { received, outages: () => outages, steady: flicker(), close: () => server.close() };
}
