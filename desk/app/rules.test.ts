import { runErrand } from './errand';
import { orConfirmed, settleConfirming } from './identity/confirming';
import { describing, descriptionAsked } from './items/describing';
import { whoChanged } from './items/who-changed';
import { IN_ONE_GO_MS, lettersInOneGo } from './letters/in-one-go';
import { CallFault } from './line/call';
import { noteAnswer } from './line/connection';
import { onceAnswered } from './line/once-answered';
import { editorSearchOf, listOf } from './lists/editor-search';
import { shelfSearchOf } from './lists/shelf-search';
import { sizeOf } from './lists/size-of';
import { momentOf, parisTime, tomorrowAt } from './paris-time';
import { loadLanguage } from './words';

describe('errand', () => {
  const answers: (object | undefined)[] = [];
  const asked: string[] = [];
  beforeEach(() => {
    answers.length = 0;
    asked.length = 0;
    jest.useFakeTimers();
    globalThis.fetch = (async (url: string, { method }: { method: string }) => {
      if (url.endsWith('/start')) return new Response('{}');
      asked.push(method);
      const answer = answers.shift();
      return answer ? new Response(JSON.stringify(answer)) : Promise.reject(new TypeError('offline'));
    }) as typeof fetch;
  });
  afterEach(() => jest.useRealTimers());

  const BUSY = { state: 'busy', answer: null, fault: null };
  const run = async () => {
    const result = runErrand('/backup').then(
      (answer) => ({ answer }),
      ({ fault }: { fault: string }) => ({ fault }),
    );
    await jest.advanceTimersByTimeAsync(20_000);
    return result;
  };

  it('asks until it is done, also where nothing answers for a while', async () => {
    answers.push(BUSY, BUSY, undefined, { state: 'done', answer: 7, fault: null });
    expect(await run()).toEqual({ answer: 7 });
    expect(asked).toEqual(['POST', 'GET', 'GET', 'GET']);
  });

  it.each([
    ['fails with what the server says', { state: 'failed', answer: null, fault: 'hostSilent' }, 'hostSilent'],
    ['says that the server was started anew', { state: 'none', answer: null, fault: null }, 'cutOff'],
  ])('%s', async (_, end, fault) => {
    answers.push(BUSY, end);
    expect(await run()).toEqual({ fault });
  });
});

describe('paris time', () => {
  it.each([
    ['2026-12-01', '09:00', '2026-12-01T08:00:00.000Z'],
    ['2026-07-14', '09:00', '2026-07-14T07:00:00.000Z'],
    // The hour that summer time leaves out is the one after it.
    ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
  ])('%s, %s in Paris is %s', (day, hour, moment) => {
    expect(momentOf(day, hour)?.toISOString()).toBe(moment);
  });

  it.each([
    ['', '09:00'],
    ['2026-12-01', ''],
  ])('%j and %j are no time', (day, hour) => {
    expect(momentOf(day, hour)).toBeUndefined();
  });

  it('is read back as it was set, and tomorrow is the day after there', () => {
    expect(parisTime(new Date('2026-11-24T23:30:00Z'))).toEqual({ day: '2026-11-25', hour: '00:30' });
    expect(tomorrowAt('09:00', new Date('2026-11-24T23:30:00Z')).toISOString()).toBe(
      '2026-11-26T08:00:00.000Z',
    );
  });
});

describe('once answered', () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

  it('waits until something answers, says so, and fetches once more', async () => {
    const load = jest.fn<Promise<string>, []>().mockImplementationOnce(away).mockResolvedValue('code');
    const onSilence = jest.fn();
    const fetched = onceAnswered(load, onSilence);
    await Promise.resolve().then(() => undefined);
    expect(onSilence).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(1);
    noteAnswer();
    expect(await fetched).toBe('code');
  });

  it('gives up what fails although the server answers', async () => {
    const fetched = onceAnswered(away);
    await Promise.resolve().then(() => undefined);
    noteAnswer();
    await expect(fetched).rejects.toThrow('Failed to fetch');
  });
});

describe('confirming', () => {
  /** Work that the server does once it knows who is there. */
  function openWork() {
    const work = { tries: 0, isKnown: false };
    return {
      work,
      run: () =>
        orConfirmed(async () => {
          work.tries += 1;
          if (!work.isKnown) throw new CallFault('confirmFirst');
          return 'done';
        }),
    };
  }

  it('does again what was asked for, once it is known who is there', async () => {
    const { work, run } = openWork();
    const [one, other] = [run(), run()];
    await Promise.resolve();
    work.isKnown = true;
    await new Promise((resolve) => setTimeout(resolve));
    settleConfirming(true);
    expect(await Promise.all([one, other])).toEqual(['done', 'done']);
    expect(work.tries).toBe(4);
  });

  it('leaves it where nobody says so, and asks again the next time', async () => {
    const { work, run } = openWork();
    for (const tries of [1, 2]) {
      const left = run();
      await new Promise((resolve) => setTimeout(resolve));
      settleConfirming(false);
      await expect(left).rejects.toMatchObject({ fault: 'confirmFirst' });
      expect(work.tries).toBe(tries);
    }
  });

  it('asks nobody where it fails for another reason', async () => {
    await expect(orConfirmed(() => Promise.reject(new CallFault('busy')))).rejects.toMatchObject({
      fault: 'busy',
    });
  });
});

describe('in one go', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Types letters that wait in capitals, steps as `j`, `k`, and what is nothing as any other; `_` is a pause. */
  function typed(letters: string) {
    const reader = lettersInOneGo();
    const done: string[] = [];
    let word: string | undefined;
    for (const [at, letter] of [...letters].entries()) {
      if (letter === '_') jest.advanceTimersByTime(IN_ONE_GO_MS);
      else {
        word = reader.read({ letter, at: performance.now(), isStep: letter === 'j' || letter === 'k' });
        if (word === undefined && letter !== letter.toLowerCase()) reader.hold(() => done.push(letter + at));
        jest.advanceTimersByTime(IN_ONE_GO_MS / 3);
      }
    }
    jest.advanceTimersByTime(2 * IN_ONE_GO_MS);
    return { done, word };
  }

  it.each([
    ['S', ['S0'], undefined],
    ['jS', ['S1'], undefined],
    ['SjSj', ['S0', 'S2'], undefined],
    ['S_e', ['S0'], undefined],
    ['Semaphore', [], 'Semaphore'],
    ['SN', [], 'SN'],
    ['kettle', [], 'kettle'],
    ['Se_S', ['S3'], undefined],
  ])('of %s does %j, and takes for a word %s', (letters, done, word) => {
    expect(typed(letters)).toEqual({ done, word });
  });
});

describe('describing', () => {
  const alt = { en: 'A lamp' };
  const work = {
    pictures: [
      { file: 'lamp-1.jpg', alt },
      { file: 'lamp-2.jpg', alt, night: { file: 'lamp-2-evening.jpg', alt } },
    ],
  };

  it.each([
    ['lamp-1.jpg', work, 'pictures.0.alt.fr'],
    ['lamp-2.jpg', work, 'pictures.1.alt.fr'],
    ['lamp-2-evening.jpg', work, 'pictures.1.night.alt.fr'],
    ['fair.jpg', { news: [{ picture: { file: 'fair.jpg', alt } }] }, 'news.0.picture.alt.fr'],
    ['other.jpg', work, undefined],
  ])('an address leads to the description of %s', (file, values, path) => {
    expect(descriptionAsked(`#${describing(file, 'fr')}`, values)).toBe(path);
  });

  it.each(['', '#texts', '#describe:xx:lamp-1.jpg'])('‘%s’ asks for none', (hash) => {
    expect(descriptionAsked(hash, work)).toBeUndefined();
  });
});

describe('who changed', () => {
  const changed = { at: '2026-11-27T07:30:00Z', by: 'Bea Martin' };
  const written = (...names: string[]) => ({
    changed,
    writers: names.map((name) => ({ name, paths: ['title.en'] })),
  });

  it.each([
    ['en', 'Anna, Bea and Carl'],
    ['fr', 'Anna, Bea et Carl'],
  ] as const)('names in %s those whose changes wait', async (locale, all) => {
    const language = await loadLanguage(locale);
    expect(whoChanged(written('Anna Keller', 'Bea Martin', 'Carl'), language)).toBe(all);
  });

  it('does not name who saved last and has no change left', async () => {
    expect(whoChanged(written('Anna Keller'), await loadLanguage('en'))).toBe('Anna');
  });

  it('tells two of one first name apart', async () => {
    const language = await loadLanguage('en');
    expect(whoChanged(written('Anna Keller', 'Anna Moser'), language)).toBe('Anna Keller and Anna Moser');
  });

  it('names who changed it last where nothing waits, if somebody is known', async () => {
    const language = await loadLanguage('en');
    expect(whoChanged({ changed }, language)).toBe('Bea');
    expect(whoChanged({ changed: { ...changed, by: null } }, language)).toBeUndefined();
  });
});

describe('shelf search', () => {
  it('reads what an address asks for', () => {
    const asked = { q: 'solanes', type: 'seating', state: 'changed', availability: 'sold', gap: 'any' };
    const of = { creator: 'marthe-solanes', when: 'toCome', kind: 'Portes ouvertes' };
    const shown = { sort: 'title', down: true, view: 'wall' };
    expect(shelfSearchOf({ ...asked, ...of, ...shown })).toEqual({ ...asked, ...of, ...shown });
  });

  it.each([
    [{ state: 'lost' }],
    [{ availability: 'lent' }],
    [{ gap: 'everything' }],
    [{ sort: 'order' }],
    [{ sort: 'colour' }],
    [{ down: 'yes' }],
    [{ view: 'list' }],
    [{ type: '../etc' }],
    [{ type: 7 }],
    [{ creator: 'a b' }],
    [{ when: 'today' }],
    [{ kind: '' }],
    [{ q: '' }],
    [{ q: ['a'] }],
    [{ other: 'one' }],
  ])('leaves out %j', (given) => {
    expect(shelfSearchOf(given)).toEqual({});
  });

  it('looks for words of a length that can be looked for', () => {
    expect(shelfSearchOf({ q: 'a'.repeat(400) }).q).toHaveLength(200);
  });
});

describe('editor search', () => {
  it('reads the list that one comes from, and how the page is shown', () => {
    const given = { q: 'lamp', sort: 'title', preview: 'fr,evening,phone' };
    expect(editorSearchOf(given)).toEqual(given);
    expect(listOf(editorSearchOf(given))).toEqual({ q: 'lamp', sort: 'title' });
  });

  it.each([
    [{ preview: '' }],
    [{ preview: ['fr'] }],
    [{ preview: 'fr, evening' }],
    [{ preview: '<b>' }],
    [{ other: 'x' }],
  ])('leaves out %j', (given) => expect(editorSearchOf(given)).toEqual({}));
});

describe('size of', () => {
  it.each([
    [300, 'en', '1\u00a0kB'],
    [84_400, 'en', '84\u00a0kB'],
    [1_240_000, 'en', '1.2\u00a0MB'],
    [1_240_000, 'fr', '1,2\u00a0Mo'],
    [80 * 1024 * 1024, 'fr', '83,9\u00a0Mo'],
  ] as const)('%i bytes in %s are %s', (bytes, locale, said) => expect(sizeOf(bytes, locale)).toBe(said));
});
