import { memo, useId } from 'react';
import type {
  LookedAtRow,
  MeasureAnswer,
  RowChange,
  RowFault,
} from '../../../../api/import-export/contract/looking';
import { textIn } from '../../../app/items/title';
import { State } from '../../../app/parts/state';
import { useLanguage, useSay, type Say } from '../../../app/words';
import { BENEATH_OUTCOME, CHANGES, TRIAL_ROW } from '../../../theme/lists';
import { fieldName, pathName } from '../columns/field-words';
import { MeasureChoice } from './measure-choice';
import { PictureChoice } from './picture-choice';
import { RowAdvice } from './row-advice';
import { WayOut, type Names } from './way-out';

interface TrialRowProps {
  row: LookedAtRow;
  names: Names;
  /** Rows whose dimensions look like millimetres. */
  millimetres: readonly number[];
}

/** What would become of a row, and what the person can say to it. */
export const TrialRow = memo(function TrialRow({ row, names, millimetres }: TrialRowProps) {
  const { say, locale } = useLanguage();
  const { number, title, creators, reference, picture, missing } = row;
  const { text, lang } = textIn(title, locale);
  const id = useId();
  return (
    <li data-row={number} sx={TRIAL_ROW}>
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
        <i id={id} lang={lang}>
          {text || say('list.untitled')}
        </i>
        {creators && <span>{creators}</span>}
      </span>
      <span data-number>
        {reference}
        <small>{say('list.row', { number: String(number) })}</small>
      </span>
      <div data-outcome>
        <Outcome {...{ row, names }} title={id} />
        <RowAdvice {...{ row, millimetres }} />
        {row.creatorsNote && (
          <span sx={BENEATH_OUTCOME}>{say('list.beside', { text: row.creatorsNote })}</span>
        )}
        {missing.length > 0 && (
          <span sx={BENEATH_OUTCOME}>{say('list.lacks', { names: missing.join(', ') })}</span>
        )}
      </div>
    </li>
  );
});

interface OutcomeProps extends Pick<TrialRowProps, 'row' | 'names'> {
  /** Id of what says the title. */
  title: string;
}

function Outcome({ row, names, title }: OutcomeProps) {
  const say = useSay();
  const id = useId();
  const { outcome, changes, faults, leftOut, number } = row;
  // Of a button alone one would not hear what it answers.
  const asked = [...faults, ...leftOut].map((fault, at) => (
    <div
      key={`${fault.name} ${fault.field} ${fault.text}`}
      role="group"
      aria-labelledby={`${title} ${id}${at}`}
    >
      {leftOut.includes(fault) ? (
        <span id={`${id}${at}`} sx={{ ...BENEATH_OUTCOME, color: 'sold' }}>
          {say('list.leftOutCell', { fault: faultWords(say, fault) })}
        </span>
      ) : (
        <State is="refused">
          <span id={`${id}${at}`}>{faultWords(say, fault)}</span>
        </State>
      )}
      {fault.name === 'unsurePicture' ? (
        <PictureChoice row={row} name={fault.text} />
      ) : fault.readings ? (
        <MeasureChoice
          field={fault.field as MeasureAnswer['field']}
          text={fault.text}
          readings={fault.readings}
        />
      ) : (
        <WayOut {...{ fault, number, names }} />
      )}
    </div>
  ));
  return (
    <>
      {outcome === 'new' && <Changes is="draft" words={say('list.is.new')} changes={changes} />}
      {outcome === 'same' && <span sx={{ color: 'muted' }}>{say('list.is.same')}</span>}
      {outcome === 'changed' && (
        <Changes is="changed" words={say('list.fields', { count: changes.length })} changes={changes} />
      )}
      {asked}
    </>
  );
}

/** Where the name of the field says more than what is wrong. */
export function faultWords(say: Say, { name, field, text }: RowFault): string {
  const words = say(`list.fault.${name}`, { text: text.length > 80 ? `${text.slice(0, 80)}…` : text });
  return field && (name === 'notANumber' || name === 'unfitText')
    ? say('list.inField', { field: fieldName(say, field), fault: words })
    : words;
}

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
