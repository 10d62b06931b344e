import { useId, useState } from 'react';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { Button } from '../../app/parts/button';
import { useLanguage, type Say } from '../../app/words';
import type { Conflict } from '../../../api/content/contract/item';
import { useEditor } from '../../editing/editor-context';
import { readable } from '../../editing/readable';
import { toldApart } from './compared/told-apart';
import { TextInput } from '../../fields/parts/text-input';
import { toFileHtml } from '../../fields/rich/file-html';
import { RichText } from '../../fields/rich/rich-text';
import { kindOf } from '../../kinds/kinds';
import { CONFLICT, CONFLICTS } from '../../theme/editor/conflicts';
import { labelOf } from './label-of';
import { useConflictsAtRest } from './use-conflicts-at-rest';

type Choice = { side: 'mine' | 'theirs' } | { side: 'third'; value: string };

const nameOf = ({ by }: Conflict, say: Say): string =>
  by === null ? say('conflict.file') : say('conflict.theirs', { name: by });

/** Fields that two have changed: mine, theirs or a third, chosen field by field. */
export function Conflicts() {
  const { say } = useLanguage();
  const { session } = useEditor();
  const conflicts = useConflictsAtRest();
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({});
  const [first] = conflicts;
  if (!first) return null;
  const count = conflicts.filter(({ path }) => chosen[path]).length;
  const chooseAll = (side: 'mine' | 'theirs'): void =>
    setChosen(Object.fromEntries(conflicts.map(({ path }) => [path, { side }])));
  const keep = (): void => {
    for (const conflict of conflicts) {
      const choice = chosen[conflict.path];
      if (choice)
        session.settle(conflict.path, choice.side === 'third' ? choice.value || null : conflict[choice.side]);
    }
    setChosen({});
  };
  return (
    <section role="alert" sx={CONFLICTS}>
      <h2>{first.by === null ? say('conflict.byHand') : say('conflict.by', { name: first.by })}</h2>
      <p>{say('conflict.text')}</p>
      <p data-acts>
        <Button look="link" onClick={() => chooseAll('mine')}>
          {say('conflict.allMine')}
        </Button>
        <Button look="link" onClick={() => chooseAll('theirs')}>
          {say('conflict.allTheirs')}
        </Button>
      </p>
      {conflicts.map((conflict) => (
        <Choosing
          key={conflict.path}
          conflict={conflict}
          choice={chosen[conflict.path]}
          onChoose={(choice) => setChosen({ ...chosen, [conflict.path]: choice })}
        />
      ))}
      <p data-acts>
        <span>{say('conflict.chosen', { count, all: conflicts.length })}</span>
        <Button disabled={count < conflicts.length} onClick={keep}>
          {say('conflict.keep')}
        </Button>
      </p>
    </section>
  );
}

interface ChoosingProps {
  conflict: Conflict;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

function Choosing({ conflict, choice, onChoose }: ChoosingProps) {
  const language = useLanguage();
  const { say } = language;
  const { shelf, id } = useEditor();
  const { path, mine, theirs } = conflict;
  const isText = [mine, theirs].every((value) => typeof value === 'string' || value === null);
  const [ownTold, theirsTold] = toldApart(mine, theirs, language);
  const sides = [
    { side: 'mine', name: say('conflict.mine'), value: ownTold },
    { side: 'theirs', name: nameOf(conflict, say), value: theirsTold },
  ] as const;
  return (
    <fieldset data-conflict={path} sx={CONFLICT}>
      <legend>{labelOf(kindOf(shelf, id), path, say)}</legend>
      {sides.map(({ side, name, value }) => (
        <label key={side}>
          <input
            type="radio"
            name={path}
            checked={choice?.side === side}
            onChange={() => onChoose({ side })}
          />
          <span>
            <small>{name}</small>
            {readable(value) || say('conflict.empty')}
          </span>
        </label>
      ))}
      {isText && (
        <label>
          <input
            type="radio"
            name={path}
            checked={choice?.side === 'third'}
            onChange={() => onChoose({ side: 'third', value: typeof mine === 'string' ? mine : '' })}
          />
          <span>{say('conflict.third')}</span>
        </label>
      )}
      {choice?.side === 'third' && (
        <Third path={path} value={choice.value} onChange={(value) => onChoose({ side: 'third', value })} />
      )}
    </fieldset>
  );
}

interface ThirdProps {
  path: string;
  value: string;
  onChange: (value: string) => void;
}

/** Written as in its field: a text with marks shows none of their signs. */
function Third({ path, value, onChange }: ThirdProps) {
  const { say, locale } = useLanguage();
  const { shelf, id } = useEditor();
  const own = useId();
  const isRich = kindOf(shelf, id)
    .flatMap(({ fields }) => fields)
    .some((field) => field.widget === 'rich' && path.startsWith(`${field.path}.`));
  if (!isRich) return <TextInput aria-label={say('conflict.third')} value={value} onChange={onChange} />;
  return (
    <div>
      <span id={`${own}-label`} sx={{ variant: 'text.note' }}>
        {say('conflict.third')}
      </span>
      <RichText
        id={own}
        describedBy={`${own}-label`}
        html={value}
        locale={LOCALE_CODES.find((code) => path.endsWith(`.${code}`)) ?? locale}
        readOnly={false}
        tidy={toFileHtml}
        onChange={onChange}
      />
    </div>
  );
}
