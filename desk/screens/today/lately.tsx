import type { ThemeUICSSObject } from 'theme-ui';
import { allows } from '../../../api/people/contract/permissions';
import type { Site } from '../../../api/releases/contract/releases';
import type { Today } from '../../../api/desk/contract/today';
import { buildSentence } from '../releases/build-words';
import { useMe } from '../../app/data';
import { shortTime } from '../../app/lists/short-time';
import { ItemToWrite } from '../../app/items/item-name';
import { Steps } from '../releases/steps';
import { LogLink } from '../../app/parts/log-link';
import { useLanguage } from '../../app/words';
import { COLUMNS } from '../../theme/measures';
import { Backup } from './backup';

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
  const { say, locale } = useLanguage();
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
        </section>
      )}
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
        <p sx={{ variant: 'text.cap', mt: 2 }}>
          <LogLink />
        </p>
      </section>
      {allows(may, 'everything') && <Backup last={backup} />}
    </div>
  );
}

const pagesOf = ({ done, of }: NonNullable<Site['build']>) =>
  done !== undefined && of !== undefined ? { done, of } : undefined;
