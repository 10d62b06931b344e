import { memo } from 'react';
import type { LookedAtRow, RowChange, RowFault } from '../../../contract/import/looking';
import type { Unknown } from '../../../contract/import/looking';
import { nameKey } from '../../../contract/import/name-key';
import { textIn } from '../../../app/items/title';
import { State } from '../../../app/parts/state';
import { useLanguage, useSay, type Say } from '../../../app/words';
import { BENEATH_OUTCOME, CHANGES, TRIAL_ROW } from '../../../theme/lists';
import { fieldName, pathName } from '../columns/field-words';
import { answer, confirmRow } from '../hand/list-in-hand';

interface TrialRowProps {
  row: LookedAtRow;
  /** For the names of this row that nothing has. */
  suggestions: ReadonlyMap<string, Unknown>;
}

/** What would become of a row, and what the person can say to it. */
export const TrialRow = memo(function TrialRow({ row, suggestions }: TrialRowProps) {
  const { say, locale } = useLanguage();
  const { number, title, creators, reference, picture, missing, advice } = row;
  const { text, lang } = textIn(title, locale);
  return (
    <li sx={TRIAL_ROW}>
      <span data-picture>
        {picture && (
          <img
            src={picture.url}
            width={picture.width}
            height={picture.height}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
      </span>
      <span data-title>
        <i lang={lang}>{text || say('list.untitled')}</i>
        {creators && <span>{creators}</span>}
      </span>
      <span data-number>
        {reference}
        <small>{say('list.row', { number: String(number) })}</small>
      </span>
      <span data-outcome>
        <Outcome {...{ row, suggestions }} />
        {advice.map((name) => (
          <span key={name} sx={{ ...BENEATH_OUTCOME, color: 'accent' }}>
            {say(`list.advice.${name}`)}
          </span>
        ))}
        {missing.length > 0 && (
          <span sx={BENEATH_OUTCOME}>{say('list.lacks', { names: missing.join(', ') })}</span>
        )}
      </span>
    </li>
  );
});

function Outcome({ row, suggestions }: TrialRowProps) {
  const say = useSay();
  const { outcome, changes, faults, number } = row;
  if (outcome === 'new') return <Changes is="draft" words={say('list.is.new')} changes={changes} />;
  if (outcome === 'same') return <span sx={{ color: 'muted' }}>{say('list.is.same')}</span>;
  if (outcome === 'changed')
    return <Changes is="changed" words={say('list.fields', { count: changes.length })} changes={changes} />;
  return faults.map((fault) => (
    <span key={`${fault.name} ${fault.field} ${fault.text}`} sx={{ display: 'block' }}>
      <State is="refused">
        <span>{faultWords(say, fault)}</span>
      </State>
      <WayOut
        {...{ fault, number }}
        suggestion={suggestions.get(`${fault.field} ${nameKey(fault.text)}`)?.suggestion}
      />
    </span>
  ));
}

/** Where the name of the field says more than what is wrong. */
function faultWords(say: Say, { name, field, text }: RowFault): string {
  const words = say(`list.fault.${name}`, { text: text.length > 80 ? `${text.slice(0, 80)}…` : text });
  return field && (name === 'notANumber' || name === 'unfitText')
    ? say('list.inField', { field: fieldName(say, field), fault: words })
    : words;
}

interface WayOutProps {
  fault: RowFault;
  number: number;
  suggestion: Unknown['suggestion'] | undefined;
}

/** What is most likely meant, by one click. */
function WayOut({ fault: { name, text }, number, suggestion }: WayOutProps) {
  const say = useSay();
  const kind = name === 'unknownCreator' ? 'creator' : 'type';
  if (name === 'referenceTaken')
    return (
      <span sx={BENEATH_OUTCOME}>
        <button type="button" onClick={() => confirmRow(number)}>
          {say('list.isThis')}
        </button>
      </span>
    );
  if (!name.startsWith('unknown')) return null;
  if (!suggestion)
    return (
      <span sx={BENEATH_OUTCOME}>
        <button type="button" onClick={() => goToName(text)}>
          {say('list.pick')}
        </button>
      </span>
    );
  return (
    <span sx={BENEATH_OUTCOME}>
      <button type="button" onClick={() => answer(kind, { name: text, is: 'known', id: suggestion.id })}>
        {say('list.isName', { name: suggestion.name })}
      </button>
    </span>
  );
}

/** Where one says who it is, for all rows at once. */
const goToName = (name: string): void =>
  [...document.querySelectorAll<HTMLElement>('[data-name]')]
    .find(({ dataset }) => dataset['name'] === nameKey(name))
    ?.focus();

interface ChangesProps {
  is: 'draft' | 'changed';
  words: string;
  changes: readonly RowChange[];
}

/** What would be written, on opening; of a new work there is nothing before. */
function Changes({ is, words, changes }: ChangesProps) {
  const say = useSay();
  return (
    <details sx={CHANGES}>
      <summary>
        <State is={is}>
          <span>{words}</span>
        </State>
      </summary>
      <dl>
        {changes.map(({ path, before, after }) => (
          <div key={path}>
            <dt>{pathName(say, path)}</dt>
            <dd>
              {is === 'changed' && (
                <>
                  <del>{before || say('list.empty')}</del>{' '}
                  <span role="img" aria-label={say('list.becomesNow')}>
                    →
                  </span>{' '}
                </>
              )}
              <ins>{after || say('list.empty')}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
