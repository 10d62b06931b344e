import { visitorAgent } from '../support/browser/visitor-agent';

/** ms between the requests of one visitor: enough to be there at every moment, too few to slow a build down. */
const PAUSE_MS = 25;

/** What visitors were answered, by address and status: `200 /about`. */
export type Answers = ReadonlyMap<string, number>;

/**
 * Has visitors go round a site's pages until they are stopped.
 * @returns how to stop them, and how often they were answered what; a request without answer counts as status 0
 */
export function startVisitors(url: string, paths: readonly string[]): () => Promise<Answers> {
  const answers = new Map<string, number>();
  let isOver = false;
  const visit = async (): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const path = paths[turn % paths.length]!;
      const seen = `${await statusOf(url + path)} ${path}`;
      answers.set(seen, (answers.get(seen) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const visitor = visit();
  return async () => {
    isOver = true;
    await visitor;
    return answers;
  };
}

async function statusOf(url: string): Promise<number> {
  try {
    const answer = await fetch(url, { headers: { 'User-Agent': visitorAgent() } });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
