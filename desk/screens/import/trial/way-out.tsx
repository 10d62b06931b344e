import { useRef, useState } from 'react';
import type { LookedAt, RowFault, Unknown } from '../../../../api/import-export/contract/looking';
import { nameKey } from '../../../../api/import-export/contract/name-key';
import { useSay } from '../../../app/words';
import { BENEATH_OUTCOME } from '../../../theme/lists';
import { answer, confirmRows } from '../hand/list-in-hand';
import { NameSearch } from './name-search';
import { OtherPiece } from './other-piece';

/** For the names in rows that nothing in the catalogue has. */
export interface Names {
  /** By the field and the name. */
  unknown: ReadonlyMap<string, Unknown>;
  creators: LookedAt['creators'];
  types: LookedAt['types'];
  /** Rows whose reference may be that of another piece. */
  taken: LookedAt['taken'];
}

interface WayOutProps {
  fault: RowFault;
  number: number;
  names: Names;
}

/** What is most likely meant, by one click, and all else that may be; undefined where the list itself is to be mended. */
export function WayOut({ fault: { name, field, text }, number, names }: WayOutProps) {
  const say = useSay();
  const [isChoosing, setIsChoosing] = useState(false);
  const isBack = useRef(false);
  if (name === 'referenceTaken')
    return (
      <div sx={BENEATH_OUTCOME}>
        <button type="button" onClick={() => confirmRows([number])}>
          {say('list.isThis')}
        </button>
        {names.taken.length > 1 && (
          <>
            {' '}
            <button type="button" onClick={() => confirmRows(names.taken)}>
              {say('list.allAreThese', { count: names.taken.length })}
            </button>
          </>
        )}
        <OtherPiece number={number} />
      </div>
    );
  if (name !== 'unknownCreator' && name !== 'unknownType') return null;
  const kind = name === 'unknownCreator' ? 'creator' : 'type';
  const unknown = names.unknown.get(`${field} ${nameKey(text)}`);
  const suggestion = unknown?.suggestion;
  const pick = say(suggestion ? 'list.pickOther' : 'list.pick');
  return (
    <span sx={BENEATH_OUTCOME}>
      {suggestion && (
        <button type="button" onClick={() => answer(kind, { name: text, is: 'known', id: suggestion.id })}>
          {say('list.isName', { name: suggestion.name })}
        </button>
      )}
      {isChoosing && unknown ? (
        <NameSearch
          of={unknown}
          known={kind === 'creator' ? names.creators : names.types}
          onAnswer={(given) => answer(kind, given)}
          onLeave={(byKey) => {
            isBack.current = byKey;
            setIsChoosing(false);
          }}
        />
      ) : (
        <button
          ref={(opener) => {
            if (isBack.current) opener?.focus();
            isBack.current = false;
          }}
          type="button"
          aria-label={say('join.of', { before: pick, after: text })}
          onClick={() => setIsChoosing(true)}
        >
          {pick}
        </button>
      )}
    </span>
  );
}
