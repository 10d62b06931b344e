import { execFileSync } from 'node:child_process';
import { startOwnSite, type OwnSite } from '../support/site/own-site';
import { visitorAgent } from '../support/browser/visitor-agent';
import { expect, test } from '../support/test';

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site.close());

const statusOf = async (path: string): Promise<number> => {
  const answer = await fetch(site.url + path, { headers: { 'User-Agent': visitorAgent() } });
  await answer.arrayBuffer();
  return answer.status;
};
/** What the host says of its function. */
const functionState = async (): Promise<string> => {
  const health = (await (await fetch(`${site.url}/healthz`)).json()) as { ssr: string };
  return health.ssr;
};

/** Kills the processes that this one has started for functions of this site. */
function killFunctions(): number {
  const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  const pids = lines
    .filter((line) => line.includes(site.deployDir) && line.includes('worker'))
    .map((line) => Number.parseInt(line.trim(), 10));
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  return pids.length;
}

test('a function that is killed again and again under load costs no static page an answer', async () => {
  expect(await statusOf('/works/quai-bench')).toBe(200);
  await expect.poll(functionState).toBe('up');
  const answers: Record<'file' | 'rendered', number[]> = { file: [], rendered: [] };
  let isOver = false;
  const visit = async (kind: keyof typeof answers, path: (turn: number) => string) => {
    for (let turn = 0; !isOver; turn += 1) answers[kind].push(await statusOf(path(turn)));
  };
  const visitors = [
    ...Array.from({ length: 4 }, () =>
      visit('file', (turn) => ['/', '/fr', '/works/quai-bench', '/about'][turn % 4]!),
    ),
    ...Array.from({ length: 8 }, (_, visitor) =>
      visit('rendered', (turn) => `/works/none-${visitor}-${turn}`),
    ),
  ];
  let killed = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    await expect.poll(functionState).toBe('up');
    killed += killFunctions();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await expect.poll(functionState).toBe('up');
  isOver = true;
  await Promise.all(visitors);

  expect(killed).toBeGreaterThanOrEqual(3);
  expect(answers.file.length).toBeGreaterThan(20);
  expect(new Set(answers.file)).toEqual(new Set([200]));
  // Unknown slugs: found to be so, or put off for a moment.
  expect(answers.rendered.filter((status) => ![404, 503].includes(status))).toEqual([]);
  expect(await statusOf('/works/none-at-all')).toBe(404);
});
