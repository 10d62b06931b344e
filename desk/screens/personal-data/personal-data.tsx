import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { DeskLanguage } from '../../../api/desk/contract/languages';
import type {
  ErasedData,
  PersonalData as PersonalDataAnswer,
} from '../../../api/privacy/contract/personal-data';
import { call } from '../../app/line/call';
import { useChange, useMe } from '../../app/data';
import { saveFile } from '../../app/lists/save-file';
import { forgetAllUnshown, forgetBelow } from '../../app/lists/use-pages';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { GraveDialog } from '../../app/parts/grave-dialog';
import { Field } from '../../app/parts/field';
import { VisitorsPlaces } from '../../app/parts/visitors-places';
import { Floor } from '../../app/shell/floor';
import { loadLanguage, useLanguage } from '../../app/words';
import { ACTIONS } from '../../theme/shelves';
import { keepNote } from '../messages/notes/kept-note';
import { languageOfPerson, readableText, TABLES } from './readable-text';
import { Records } from './records';

const FORM = 'look-up';

/** The address stands behind `#`, which is never sent or logged. */
export function PersonalData() {
  const language = useLanguage();
  const { say } = language;
  const navigate = useNavigate();
  const me = useMe();
  const asked = useLocation({ select: ({ hash }) => decodeURIComponent(hash) });
  const [address, setAddress] = useState(asked);
  const [isErasing, setIsErasing] = useState(false);
  const look = useChange(
    (of: string) => call('POST /personal-data', { body: { address: of } }),
    undefined,
    'taking',
  );
  const erase = useChange(
    (of: string) => call('POST /personal-data/erase', { body: { address: of } }),
    async () => {
      setIsErasing(false);
      // Otherwise the list of messages would open once more with what is gone, and a note on this computer would stay.
      forgetAllUnshown();
      for (const { id } of look.data?.records.messages ?? []) keepNote(me.id, Number(id), undefined);
      look.reset();
      setAddress('');
      void navigate({ to: '/personal-data', hash: '', replace: true });
      await forgetBelow('/');
    },
    'erasing',
  );
  const { mutate: lookUp } = look;
  useEffect(() => {
    if (asked) lookUp(asked);
  }, [asked, lookUp]);
  const found = look.data;
  const spoken = (found && languageOfPerson(found)) ?? language.locale;
  const count = found ? TABLES.reduce((sum, table) => sum + found.records[table].length, 0) : 0;
  return (
    <>
      <VisitorsPlaces />
      <h1 sx={{ variant: 'text.head', mt: 4 }}>{say('personal.lead')}</h1>
      <form
        id={FORM}
        sx={{ maxWidth: 'narrowColumn', mt: 3 }}
        onSubmit={(event) => {
          event.preventDefault();
          erase.reset();
          if (address.trim() === asked) lookUp(asked);
          else void navigate({ to: '/personal-data', hash: address.trim(), replace: true });
        }}
      >
        <Field
          label={say('personal.address')}
          type="email"
          autoComplete="off"
          required
          note={say('personal.explained')}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </form>
      <FaultText error={look.error ?? erase.error} />
      {found && count === 0 && <p sx={{ mt: 4 }}>{say('personal.nothing')}</p>}
      {found && count > 0 && <Records data={found} />}
      {found && found.mentionedIn.length > 0 && (
        <p sx={{ variant: 'text.muted', mt: 4 }}>
          {say('personal.mentioned', { count: found.mentionedIn.length })}
        </p>
      )}
      {found?.keptDays && (
        <p sx={{ variant: 'text.muted', mt: 4 }}>{say('personal.kept', { days: found.keptDays })}</p>
      )}
      {found && (
        <GraveDialog
          isOpen={isErasing}
          onClose={() => setIsErasing(false)}
          title={say('personal.eraseTitle', { address: found.address })}
          text={say('personal.eraseText')}
          act={say('personal.eraseYes')}
          isBusy={erase.isPending}
          error={erase.error}
          onAct={() => erase.mutate(found.address)}
        />
      )}
      <Floor
        actions={
          found && count > 0 ? (
            <div sx={ACTIONS}>
              <Button look="link" isGrave onClick={() => setIsErasing(true)}>
                {say('personal.erase')}
              </Button>
              <Button
                look="link"
                onClick={() => saveFile('personal-data.json', jsonOf(found), 'application/json')}
              >
                {say('personal.json')}
              </Button>
              <Button onClick={() => void saveReadable(found, spoken)}>
                {spoken === language.locale
                  ? say('personal.readable')
                  : say('personal.readableIn', { language: spoken })}
              </Button>
            </div>
          ) : (
            <Button type="submit" form={FORM} isBusy={look.isPending} disabled={address.trim() === ''}>
              {say('personal.look')}
            </Button>
          )
        }
      >
        {erase.data && (
          <>
            {say('personal.erased', { what: inWords(erase.data, language.say) })}
            {!erase.data.isClean && ` ${say('personal.notClean')}`}
          </>
        )}
      </Floor>
    </>
  );
}

/** Somebody outside reads it, so it is not in the language of whoever works at the desk. */
const saveReadable = async (found: PersonalDataAnswer, spoken: DeskLanguage): Promise<void> =>
  saveFile('personal-data.txt', readableText(found, await loadLanguage(spoken)), 'text/plain');

/** As JSON, with all of it. */
const jsonOf = ({ address, exported_at, records }: PersonalDataAnswer): string =>
  `${JSON.stringify({ address, exported_at, ...records }, null, 2)}\n`;

const inWords = ({ erased }: ErasedData, say: ReturnType<typeof useLanguage>['say']): string =>
  TABLES.filter((table) => erased[table] > 0)
    .map((table) => `${say(`personal.table.${table}`)} ${say('visitors.number', { count: erased[table] })}`)
    .join(', ') || say('visitors.number', { count: 0 });
