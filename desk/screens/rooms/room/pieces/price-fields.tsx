import { useId, useRef, useState } from 'react';
import type { GivenPrice } from '../../../../../api/rooms/contract/room';
import { useSay } from '../../../../app/words';
import { AmountInput } from '../../../../fields/parts/amount-input';
import { Labelled } from '../../../../fields/parts/labelled';

import { Radios } from '../../../../fields/parts/radios';
import { INPUT, RADIOS, SMALL } from '../../../../theme/editor/fields';
import { TWO_FIELDS } from '../../../../theme/rooms';
import { useRoomField } from '../room-session';

type Amount = Exclude<GivenPrice, string>;
type Kind = 'none' | 'onRequest' | 'amount';

const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF'];
const VATS: readonly Amount['vat'][] = ['with', 'without', 'none'];
const FIRST: Omit<Amount, 'amount'> = { currency: 'EUR', vat: 'with', before: null, showsBefore: false };

/** An amount is kept once it is more than 0; until then nothing is told. */
export function PriceFields({ piece }: { piece: number }) {
  const say = useSay();
  const name = useId();
  const { value, change } = useRoomField<GivenPrice>(`price.p${piece}`);
  const known = value !== null && typeof value === 'object' ? value : undefined;
  const [isAmount, setIsAmount] = useState(false);
  // While there is no amount nothing is told, and what belongs to it waits here.
  const [besides, setBesides] = useState(FIRST);
  const kind: Kind = known || isAmount ? 'amount' : value === null ? 'none' : 'onRequest';
  const price = known ?? besides;
  const choose = (next: Kind): void => {
    setIsAmount(next === 'amount');
    if (next !== 'amount') change(next === 'none' ? null : 'on request');
    else if (!known) change(null);
  };
  const put = (part: Partial<Amount>): void => {
    const amount = part.amount ?? known?.amount;
    if (amount !== undefined) change({ ...price, ...part, amount });
  };
  const putAmount = (amount: number | null): void => {
    if (amount !== null) return put({ amount });
    setIsAmount(true);
    setBesides(price);
    change(null);
  };
  return (
    <div role="group" aria-labelledby={`${name}-label`}>
      <span id={`${name}-label`} sx={SMALL}>
        {say('room.price')}
      </span>
      <Radios
        name={name}
        value={kind}
        of={(['none', 'onRequest', 'amount'] as const).map((one) => ({
          value: one,
          word: say(`room.price.${one}`),
        }))}
        onChoose={(one) => choose(one as Kind)}
      />
      {kind === 'amount' && (
        <div sx={TWO_FIELDS}>
          <Labelled label={say('room.amount')}>
            {(id) => <GivenAmount {...id} value={known?.amount ?? null} onChange={putAmount} />}
          </Labelled>
          <Labelled label={say('room.currency')}>
            {(id) => (
              <select
                {...id}
                value={price.currency}
                disabled={!known}
                onChange={({ target }) => put({ currency: target.value })}
                sx={INPUT}
              >
                {[...new Set([...CURRENCIES, price.currency])].map((currency) => (
                  <option key={currency}>{currency}</option>
                ))}
              </select>
            )}
          </Labelled>
          <Labelled label={say('room.vat')}>
            {(id) => (
              <select
                {...id}
                value={price.vat}
                disabled={!known}
                onChange={({ target }) => put({ vat: target.value as Amount['vat'] })}
                sx={INPUT}
              >
                {VATS.map((vat) => (
                  <option key={vat} value={vat}>
                    {say(`room.vat.${vat}`)}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
          <Labelled label={say('room.before')}>
            {(id) => (
              <GivenAmount
                {...id}
                value={price.before}
                onChange={(before) => (known ? put({ before }) : setBesides({ ...besides, before }))}
              />
            )}
          </Labelled>
          {price.before !== null && (
            <span sx={RADIOS}>
              <label>
                <input
                  type="checkbox"
                  checked={price.showsBefore}
                  onChange={({ target }) => put({ showsBefore: target.checked })}
                />
                {say('room.showsBefore')}
              </label>
            </span>
          )}
        </div>
      )}
    </div>
  );
}

interface GivenAmountProps {
  id: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** The client sees at once what is kept: what is no amount in the end leaves the one that stood there before. */
function GivenAmount({ id, value, onChange }: GivenAmountProps) {
  const say = useSay();
  const before = useRef(value);
  const [refused, setRefused] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  return (
    <>
      <AmountInput
        id={id}
        value={refused ?? value}
        onFocus={() => {
          before.current = value;
          setIsLeft(false);
        }}
        onChange={(next) => {
          setRefused(typeof next === 'string' ? next : undefined);
          onChange(typeof next === 'string' ? before.current : next);
        }}
        onBlur={() => {
          setIsLeft(true);
          if (refused !== undefined && value !== before.current) onChange(before.current);
        }}
      />
      {isLeft && refused !== undefined && <p sx={SMALL}>{say('room.amountLeft')}</p>}
    </>
  );
}
