import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInPage } from '../../../../tests/render-page';
import { FilterForm } from './filter-form';
import type { FilterView } from './filter-view';

const filterBy = (decade: string): FilterView => ({
  action: '/works/type/all',
  kept: [],
  isUsed: true,
  fields: [
    {
      name: 'decade',
      label: 'decade',
      value: decade,
      options: ['', '1950', '1960'].map((value) => ({ value, label: value || 'all decades' })),
    },
  ],
});

function Addresses() {
  const [decade, setDecade] = useState('');
  return (
    <>
      <FilterForm filter={filterBy(decade)} />
      <button onClick={() => setDecade('1950')}>arrive</button>
      <button onClick={() => setDecade('')}>back</button>
    </>
  );
}

/** Without moving the focus. */
const goTo = (name: string) => fireEvent.click(screen.getByText(name));

it('leaves a keyboard at what it chose when the page of that choice comes', async () => {
  renderInPage(<Addresses />);
  const decade = screen.getByLabelText('decade');
  await userEvent.selectOptions(decade, '1950');
  decade.focus();
  goTo('arrive');
  expect(decade).toHaveFocus();
  expect(decade).toHaveValue('1950');
});

it('shows what the address says, also after Back', async () => {
  renderInPage(<Addresses />);
  await userEvent.selectOptions(screen.getByLabelText('decade'), '1950');
  goTo('arrive');
  expect(screen.getByLabelText('decade')).toHaveValue('1950');
  goTo('back');
  expect(screen.getByLabelText('decade')).toHaveValue('');
});
