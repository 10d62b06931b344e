import { useId, useState } from 'react';
import type { GivenPrice } from '../../../../contract/rooms/room';
import { useSay } from '../../../../app/words';
import { Labelled } from '../../../../fields/parts/labelled';
import { NumberInput } from '../../../../fields/parts/number-input';
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
  const [isZero, setIsZero] = useState(false);
  const kind: Kind = known || isAmount ? 'amount' : value === null ? 'none' : 'onRequest';
  const price = known ?? FIRST;
  const choose = (next: Kind): void => {
    setIsAmount(next === 'amount');
    setIsZero(false);
    if (next !== 'amount') change(next === 'none' ? null : 'on request');
    else if (!known) change(null);
  };
  const put = (part: Partial<Amount>): void => {
    const amount = part.amount ?? known?.amount;
    if (amount !== undefined) change({ ...FIRST, ...known, ...part, amount });
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
            {(id) => (
              <NumberInput
                {...id}
                value={known?.amount ?? null}
                onChange={(amount) => {
                  setIsZero(amount !== null && amount <= 0);
                  if (amount !== null && amount > 0) put({ amount });
                }}
              />
            )}
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
              <NumberInput
                {...id}
                value={price.before}
                onChange={(before) => known && (before === null || before > 0) && put({ before })}
              />
            )}
          </Labelled>
          {isZero && (
            <p role="alert" sx={{ variant: 'text.fault' }}>
              {say('room.amountZero')}
            </p>
          )}
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
