import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runScript } from '../scripts/lib/run-script';
import { askPages, noAnswers, page, type Answers } from './hosts/ask-pages';
import { openEditBook, shownIn, titleOf, type EditBook } from './hosts/edit-book';
import { openTwoHosts, type BenchHost, type TwoHosts } from './hosts/two-hosts';
import { retitle } from './lib/make-catalogue';
import { percentile, rounded } from './lib/percentile';

/**
 * Two hosts, nginx before them: works are edited one after the other, pages asked for all the time, and one of the hosts is
 * killed at random moments: `npm run bench -- hosts --edits 1000`. Looks whether an answer is older than 2 s after an edit,
 * and whether both hosts have all edits in the release that they serve in the end. Needs rsync and nginx.
 */
const OPTIONS = {
  edits: { type: 'string', default: '200' },
  works: { type: 'string', default: '80' },
  clients: { type: 'string', default: '3' },
  pause: { type: 'string', default: '150' },
} as const;
/** ms after which an edit is to show in each answer. */
const LIMIT_MS = 2_000;
/** ms between a start and the next kill, and how long a host is down. */
const UP_MS = [3_000, 25_000] as const;
const DOWN_MS = [0, 4_000] as const;
const POLL_MS = 10;
/** ms within which all is in a release in the end. */
const SETTLE_MS = 240_000;
const NEVER_SHOWN_MS = 30_000;

runScript(async (signal) => {
  const { values } = parseArgs({ options: OPTIONS });
  const site = await openTwoHosts(Number(values.works), signal);
  const ending = new AbortController();
  const running = AbortSignal.any([signal, ending.signal]);
  const [book, answers, kills] = [openEditBook(), noAnswers(), new Map<string, number>()];
  const releases = new Set<string>();
  try {
    const ask = { url: site.url, book, limitMs: LIMIT_MS, signal: running };
    const others = [
      ...Array.from({ length: Number(values.clients) }, () => askPages(answers, ask)),
      killAtRandom([site.builder, site.follower], kills, running),
      countReleases(site.builder, releases, running),
    ];
    const started = performance.now();
    const shown = await editAll(site, book, {
      edits: Number(values.edits),
      pauseMs: Number(values.pause),
      signal,
    });
    const seconds = (performance.now() - started) / 1000;
    ending.abort();
    await Promise.all(others);
    const lost = await lacking(site, book, signal);
    report({
      seconds,
      edits: Number(values.edits),
      releases: releases.size - 1,
      kills,
      answers,
      shown,
      lost,
    });
    if (answers.old.length + lost.length > 0) throw new Error('An answer was too old, or an edit was lost.');
  } finally {
    ending.abort();
    await site.close();
  }
});

interface EditOptions {
  edits: number;
  pauseMs: number;
  signal: AbortSignal;
}

/** @returns ms from each edit's writing to the first answer through nginx that shows it */
async function editAll(
  site: TwoHosts,
  book: EditBook,
  { edits, pauseMs, signal }: EditOptions,
): Promise<number[]> {
  const times: number[] = [];
  for (let number = 1; number <= edits && !signal.aborted; number += 1) {
    const work = site.works[number % site.works.length]!;
    await retitle(work, titleOf(number));
    const at = performance.now();
    book.note(work.slug, number, at);
    for (;;) {
      const found = await page(`${site.url}/works/${work.slug}`).catch(() => undefined);
      if (found && shownIn(found.html) >= number) break;
      if (performance.now() - at > NEVER_SHOWN_MS) throw new Error(`${titleOf(number)} is never shown`);
      await delay(POLL_MS);
    }
    times.push(performance.now() - at);
    if (number % 50 === 0) console.log(`${number} edits`);
    await delay(pauseMs, undefined, { signal }).catch(() => {});
  }
  return times;
}

/** Kills one of the hosts again and again, and starts it again; the other goes on. */
async function killAtRandom(
  hosts: BenchHost[],
  kills: Map<string, number>,
  signal: AbortSignal,
): Promise<void> {
  const wait = (span: readonly [number, number]) =>
    delay(randomInt(...span), undefined, { signal }).catch(() => {});
  while (!signal.aborted) {
    await wait(UP_MS);
    if (signal.aborted) return;
    const host = hosts[randomInt(hosts.length)]!;
    await host.kill();
    kills.set(host.name, (kills.get(host.name) ?? 0) + 1);
    await wait(DOWN_MS);
    await host.start();
  }
}

async function countReleases(builder: BenchHost, releases: Set<string>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const id = await builder.release();
    if (id) releases.add(id);
    await delay(200, undefined, { signal }).catch(() => {});
  }
}

/** Waits until both hosts serve all; what they lack even so. */
async function lacking(
  { builder, follower }: TwoHosts,
  book: EditBook,
  signal: AbortSignal,
): Promise<string[]> {
  for (const end = performance.now() + SETTLE_MS; ; await delay(1000)) {
    const lost: string[] = [];
    for (const host of [builder, follower]) {
      for (const slug of book.slugs()) {
        const html = await host.read(`works/${slug}/index.html`).catch(() => '');
        if (shownIn(html) !== book.newest(slug)) lost.push(`${host.name}: ${slug}`);
      }
    }
    const ids = await Promise.all([builder.release(), follower.release()]);
    if (ids[0] !== ids[1]) lost.push(`other releases: ${ids.join(', ')}`);
    if (lost.length === 0 || performance.now() > end || signal.aborted) return lost;
  }
}

interface Outcome {
  seconds: number;
  edits: number;
  releases: number;
  kills: Map<string, number>;
  answers: Answers;
  shown: number[];
  lost: string[];
}

function report({ seconds, edits, releases, kills, answers, shown, lost }: Outcome): void {
  const listed = (counts: Map<string, number>) =>
    [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
  const [median, p95, most] = [percentile(shown, 0.5), percentile(shown, 0.95), Math.max(...shown)].map(
    rounded,
  );
  console.log(
    [
      `${edits} edits in ${rounded(seconds)} s; ${releases} releases meanwhile; killed: ${listed(kills) || 'none'}`,
      `${answers.count} answers (${listed(answers.by)}); ${answers.faults.length} were none or no page`,
      ...answers.faults.slice(0, 5).map((fault) => `  ${fault}`),
      `older than ${LIMIT_MS} ms: ${answers.old.length}; the oldest answer: ${rounded(answers.oldest)} ms`,
      ...answers.old.slice(0, 5).map(({ slug, ageMs, by }) => `  ${slug}: ${rounded(ageMs)} ms, by ${by}`),
      `edit to first answer, ms: median ${median}, p95 ${p95}, longest ${most}`,
      `lacking in the end: ${lost.length}${lost.slice(0, 5).map((one) => `\n  ${one}`)}`,
    ].join('\n'),
  );
}
