import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LanguageProvider, loadLanguage } from '../../app/words';
import { NumberInput } from './number-input';

it('shows what was undone while somebody is in it, and keeps a comma that is being typed', async () => {
  const language = await loadLanguage('fr');
  let put: (value: number | null) => void = () => {};
  function Height() {
    const [value, setValue] = useState<number | null>(40);
    put = setValue;
    return (
      <LanguageProvider language={language}>
        <NumberInput id="height" value={value} onChange={setValue} />
      </LanguageProvider>
    );
  }
  render(<Height />);
  const input = screen.getByRole('textbox');
  await userEvent.type(input, ',');
  expect(input).toHaveValue('40,');
  await userEvent.type(input, '5');
  expect(input).toHaveValue('40,5');
  act(() => put(40));
  expect(input).toHaveValue('40');
});
