import type { UnsentMail } from './mail-list';

/** Further mails are only counted. */
const MOST_LINES = 50;

export function unsentText(mails: readonly UnsentMail[]): string {
  if (mails.length === 0) return 'No mail waits.';
  const givenUp = mails.filter(({ givenUpAt }) => givenUpAt !== null);
  const waiting = mails.filter(({ givenUpAt }) => givenUpAt === null);
  return [
    ...part('Waiting', waiting, ({ dueAt }) => `due ${dueAt}`),
    ...part('Given up, until `npm run mail -- retry`', givenUp, ({ givenUpAt }) => `given up ${givenUpAt}`),
  ].join('\n');
}

function part(title: string, mails: readonly UnsentMail[], state: (mail: UnsentMail) => string): string[] {
  if (mails.length === 0) return [];
  const line = (mail: UnsentMail) =>
    `  ${mail.id} ${mail.kind}, written ${mail.queuedAt}, tries: ${mail.tries}` +
    `${mail.lastError ? `, ${mail.lastError}` : ''}, ${state(mail)}`;
  const rest = mails.length - MOST_LINES;
  return [
    `${title}: ${mails.length}`,
    ...mails.slice(0, MOST_LINES).map(line),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}
