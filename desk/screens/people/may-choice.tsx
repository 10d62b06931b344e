import { Label, Radio, RadioGroup, Text } from 'react-aria-components';
import type { ThemeUICSSObject } from 'theme-ui';
import { PERMISSIONS, type Permission } from '../../../api/people/contract/permissions';
import { useSay } from '../../app/words';
import { FOCUS_RING } from '../../../src/theme/lines';
import { CHOSEN_DOT } from '../../theme/measures';

const styles: ThemeUICSSObject = {
  '& > span': { variant: 'text.cap', display: 'block' },
  '& > [slot=description]': { variant: 'text.note', color: 'muted' },
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 4 },
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'caption',
    minHeight: 'target',
    cursor: 'pointer',
  },
  '& label::before': {
    content: '""',
    flex: 'none',
    width: 'choice',
    height: 'choice',
    border: 'field',
    borderRadius: '50%',
  },
  '& label[data-selected]::before': {
    borderColor: 'text',
    background: CHOSEN_DOT,
  },
  '& label[data-focus-visible]': FOCUS_RING,
};

export function MayChoice({ value, onChange }: { value: Permission; onChange: (may: Permission) => void }) {
  const say = useSay();
  return (
    <RadioGroup value={value} onChange={(may) => onChange(may as Permission)} sx={styles}>
      <Label>{say('people.may')}</Label>
      <div>
        {PERMISSIONS.map((may) => (
          <Radio key={may} value={may}>
            {say(`may.${may}`)}
          </Radio>
        ))}
      </div>
      <Text slot="description">{say(`may.${value}Is`)}</Text>
    </RadioGroup>
  );
}
