import type { ThemeUICSSObject } from 'theme-ui';
import { useMe } from '../../app/data';
import { lettersNow } from '../../app/letters/letter-keys';
import { placesOf } from '../../app/navigation';
import { Button } from '../../app/parts/button';
import { Keys } from '../../app/parts/keys';
import { Panel } from '../../app/parts/panel';
import { useSay } from '../../app/words';

const styles: ThemeUICSSObject = {
  px: 4,
  pb: 3,
  '& > header': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    py: 3,
    borderBottom: 'ink',
  },
  '& h2': { variant: 'text.title' },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 4,
    py: 'caption',
    borderTop: 'rule',
  },
  '& dl > div:first-of-type': { borderTop: 0 },
  '& dt': { order: 2 },
};

export function KeyList({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { may, letterKeys } = useMe();
  const rows = [
    { keys: say('find.keys'), words: say('keys.palette') },
    { keys: 'esc', words: say('find.esc') },
    ...(letterKeys
      ? [
          ...lettersNow().map(({ letter, word }) => ({ keys: letter.toUpperCase(), words: say(word) })),
          ...placesOf(may).flatMap(({ letter, word }) =>
            letter
              ? { keys: `G ${letter.toUpperCase()}`, words: say('find.goTo', { place: say(word) }) }
              : [],
          ),
        ]
      : []),
  ];
  return (
    <Panel label={say('keys.title')} onClose={onClose}>
      <div sx={styles}>
        <header>
          <h2>{say('keys.title')}</h2>
          <Button look="link" onClick={onClose}>
            {say('find.esc')}
          </Button>
        </header>
        <dl>
          {rows.map(({ keys, words }) => (
            <div key={keys}>
              <dt>
                <Keys of={keys} />
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        {!letterKeys && <p sx={{ variant: 'text.muted', pt: 3 }}>{say('keys.off')}</p>}
      </div>
    </Panel>
  );
}
