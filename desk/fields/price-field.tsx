import { useSay } from '../app/words';
import { useField } from '../editing/editor-context';
import type { FieldOf } from '../kinds/kind';
import { INPUT } from '../theme/editor/fields';
import { AmountInput } from './parts/amount-input';
import { FieldFrame } from './parts/field-frame';
import { Labelled } from './parts/labelled';
import { Radios } from './parts/radios';

/** Without an amount it is not written yet; a text is none, as it was typed. Neither can be published. */
type Price = { amount: number | string; currency: string } | 'on request';

const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF'];
const AMOUNT: Price = { amount: '', currency: 'EUR' };

export function PriceField({ field: { path, word } }: { field: FieldOf<'price'> }) {
  const say = useSay();
  const { value, change } = useField<Price>(path);
  const amount = value !== null && typeof value === 'object' ? value : undefined;
  return (
    <FieldFrame {...{ path, word }} isGroup showsParts>
      {({ id }) => (
        <>
          <Radios
            name={id}
            value={amount ? 'amount' : (value as string | null) === null ? 'noPrice' : 'onRequest'}
            of={(['noPrice', 'onRequest', 'amount'] as const).map((one) => ({
              value: one,
              word: say(`choices.${one}`),
            }))}
            onChoose={(one) => change(one === 'noPrice' ? null : one === 'onRequest' ? 'on request' : AMOUNT)}
          />
          {amount && (
            <div sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 3 }}>
              <Labelled label={say('editor.amount')}>
                {(labelled) => (
                  <AmountInput
                    {...labelled}
                    value={amount.amount === '' ? null : amount.amount}
                    onChange={(next) => change({ ...amount, amount: next ?? '' })}
                  />
                )}
              </Labelled>
              <Labelled label={say('editor.currency')}>
                {(labelled) => (
                  <select
                    {...labelled}
                    value={amount.currency}
                    onChange={({ target }) => change({ ...amount, currency: target.value })}
                    sx={INPUT}
                  >
                    {[...new Set([...CURRENCIES, amount.currency])].map((currency) => (
                      <option key={currency}>{currency}</option>
                    ))}
                  </select>
                )}
              </Labelled>
            </div>
          )}
        </>
      )}
    </FieldFrame>
  );
}
