import { useState } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { useChangeMe, LANGUAGES } from '../../app/own-choices';
import { useMe } from '../../app/data';
import { Button } from '../../app/parts/button';
import { Choices } from '../../app/parts/choices';
import { Field } from '../../app/parts/field';
import { OwnPlaces } from '../../app/parts/places';
import { FaultText } from '../../app/parts/fault-text';
import { Floor } from '../../app/shell/floor';
import { useSignOut } from '../../app/identity/use-sign-out';
import { useSay } from '../../app/words';
import { BELOW_WIDE, COLUMNS } from '../../theme/measures';
import { PasskeyList } from './passkey-list';
import { PasswordForm } from './password-form';
import { SessionList } from './session-list';

const gridStyles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: COLUMNS.twoAsides,
  columnGap: 'column',
  alignItems: 'start',
  mt: 4,
  [BELOW_WIDE]: { gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 'narrowColumn' },
};
const columnStyles: ThemeUICSSObject = { '& > section + section': { mt: 5 }, [BELOW_WIDE]: { mt: 5 } };

export function You() {
  const say = useSay();
  const me = useMe();
  const change = useChangeMe();
  const signOut = useSignOut();
  const [name, setName] = useState(me.name);
  return (
    <>
      <OwnPlaces />
      <p sx={{ variant: 'text.over', mt: 4 }}>{me.email}</p>
      <h1 sx={{ variant: 'text.head' }}>{me.name || me.email}</h1>
      <p sx={{ variant: 'text.muted' }}>{say('you.mayOf', { may: say(`may.${me.may}`) })}</p>
      <FaultText error={change.error} />
      <div sx={gridStyles}>
        <div sx={columnStyles}>
          <PasskeyList />
          <PasswordForm />
        </div>
        <div sx={columnStyles}>
          <SessionList />
          <section>
            <Field
              label={say('you.name')}
              maxLength={80}
              autoComplete="name"
              value={name}
              onChange={(event) => setName(event.target.value)}
              onBlur={() => name.trim() && name !== me.name && change.mutate({ name })}
            />
          </section>
          <section>
            <h2 sx={{ variant: 'text.over' }}>{say('you.speaks')}</h2>
            <Choices
              label={say('you.speaks')}
              value={me.language}
              of={LANGUAGES.map(({ locale, name: word }) => ({ value: locale, word, lang: locale }))}
              onChoose={(language) => change.mutate({ language })}
            />
          </section>
          <section>
            <h2 sx={{ variant: 'text.over' }}>{say('you.letters')}</h2>
            <Choices
              label={say('you.letters')}
              value={me.letterKeys ? 'on' : 'off'}
              of={[
                { value: 'on', word: say('you.on') },
                { value: 'off', word: say('you.off') },
              ]}
              onChoose={(value) => change.mutate({ letterKeys: value === 'on' })}
            />
            <p sx={{ variant: 'text.muted', maxWidth: '44ch' }}>{say('you.lettersAre')}</p>
          </section>
        </div>
      </div>
      <Floor
        actions={
          <Button look="link" isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
            {say('you.signOut')}
          </Button>
        }
      >
        {me.name || me.email}
      </Floor>
    </>
  );
}
