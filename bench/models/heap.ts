import type { Browser } from 'playwright-core';
import { close, newVisitor, openWork, turn } from './drawing-browser';

const TIMES = 20;
const TOLD_AT = [0, 1, 2, 5, 10, 15, TIMES];

interface Heap {
  /** How often the piece was opened and closed. */
  times: number;
  /** Bytes that are left once the garbage is collected. */
  heap: number;
  nodes: number;
  listeners: number;
}

/** Opens and closes a piece on its page. (Each work has a document of its own, which takes all with it when it goes.) */
export async function* heapWhileOpening(
  browser: Browser,
  url: string,
  signal: AbortSignal,
): AsyncGenerator<Heap> {
  const context = await newVisitor(browser);
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await openWork(page, url);
    for (let times = 0; times <= TIMES; times += 1) {
      signal.throwIfAborted();
      if (times > 0) {
        await turn(page);
        await close(page);
      }
      if (!TOLD_AT.includes(times)) continue;
      await page.waitForTimeout(500);
      await tools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await tools.send('Runtime.getHeapUsage');
      const { nodes, jsEventListeners } = await tools.send('Memory.getDOMCounters');
      yield { times, heap: usedSize, nodes, listeners: jsEventListeners };
    }
  } finally {
    await context.close();
  }
}
