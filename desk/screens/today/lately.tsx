import { Link } from '@tanstack/react-router';
import type { ThemeUICSSObject } from 'theme-ui';
import { allows } from '../../contract/permissions';
import type { Releases, Site } from '../../contract/releases';
import type { Today } from '../../contract/today';
import { buildSentence } from '../releases/build-words';
import { useAnswer, useMe } from '../../app/data';
import { shortTime } from '../../app/lists/short-time';
import { ItemToWrite } from '../../app/items/item-name';
import { Steps } from '../releases/steps';
import { useLanguage } from '../../app/words';
import { COLUMNS } from '../../theme/measures';
import { Backup } from './backup';
import { releaseWords } from '../releases/release-words';

const EARLIER = 3;
/** States in which the host answers. */
const ANSWERING: ReadonlySet<Site['state']> = new Set(['idle', 'building']);

const asideStyles: ThemeUICSSObject = { pt: 'links', '& > section + section, & > section + div': { mt: 5 } };
const logStyles: ThemeUICSSObject = {
  mt: 2,
  variant: 'text.cap',
  '& li': {
    display: 'grid',
    gridTemplateColumns: COLUMNS.log,
    columnGap: 3,
    py: 'logLine',
    borderTop: 'rule',
  },
  '& li > span:first-of-type': { color: 'muted', fontVariantNumeric: 'tabular-nums' },
};

export function Lately({ site, today: { edits, backup } }: { site: Site | undefined; today: Today }) {
  const language = useLanguage();
  const { say, locale } = language;
  const { may } = useMe();
  const build = site?.build;
  return (
    <div sx={asideStyles}>
      {build && (
        <section aria-labelledby="under-way">
          <h2 id="under-way" sx={{ variant: 'text.over' }}>
            {say('today.underWay')}
          </h2>
          <p sx={{ fontSize: 'sub', mt: 1 }}>{buildSentence(say, build)}</p>
          <Steps step={build.step} pages={pagesOf(build)} />
          <p sx={{ variant: 'text.note', color: 'muted', mt: 'near' }}>
            {releaseWords(language, { ...build, outcome: undefined })}
            {build.by.length > 0 && `, ${build.by.join(', ')}`}
          </p>
        </section>
      )}
      {site && ANSWERING.has(site.state) && <Before />}
      <section aria-labelledby="lately">
        <h2 id="lately" sx={{ variant: 'text.over' }}>
          {say('today.lately')}
        </h2>
        <ul sx={logStyles}>
          {edits.map(({ at, item }) => (
            <li key={item.file}>
              <span>{shortTime(at, locale)}</span>
              <span>
                <ItemToWrite item={item} />
              </span>
            </li>
          ))}
        </ul>
      </section>
      {allows(may, 'everything') && <Backup last={backup} />}
    </div>
  );
}

const pagesOf = ({ done, of }: NonNullable<Site['build']>) =>
  done !== undefined && of !== undefined ? { done, of } : undefined;

function Before() {
  const language = useLanguage();
  const { say, time } = language;
  const { data: releases } = useAnswer<Releases>('/releases');
  const before = releases?.lines.filter(({ outcome }) => outcome === 'released').slice(0, EARLIER) ?? [];
  if (before.length === 0) return null;
  return (
    <section aria-labelledby="before">
      <h2 id="before" sx={{ variant: 'text.over' }}>
        {say('today.before')}
      </h2>
      <p sx={{ variant: 'text.note', color: 'muted', mt: 1 }}>{say('today.versionIs')}</p>
      <ul sx={logStyles}>
        {before.map((line) => (
          <li key={line.release}>
            <span>{line.number}</span>
            <span>
              {say('join.of', {
                before: [time(line.endedAt ?? line.startedAt), ...line.by].join(', '),
                after: releaseWords(language, line),
              })}
            </span>
          </li>
        ))}
      </ul>
      <Link to="/releases" sx={{ variant: 'links.underlined', mt: 2 }}>
        {say('today.all')}
      </Link>
    </section>
  );
}
