import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../tests/render-page';
import { getSelection } from '../../components/selection/selection-store';
import { forgetSelection, gathered } from '../../components/selection/testing/gathered';
import { SelectionControl } from './selection-control';

beforeEach(forgetSelection);

it.each([
  ['en', 'add to selection', 'in your selection (take out)'],
  ['fr', 'ajouter à la sélection', 'dans votre sélection (retirer)'],
] as const)('says in words where a work is, and what pressing does, in %s', async (locale, out, within) => {
  renderInPage(<SelectionControl work={gathered('quai')} />, { locale });
  const button = screen.getByRole('button');
  expect(button).toHaveAccessibleName(out);
  await userEvent.click(button);
  expect(button).toHaveAccessibleName(within);
  expect(getSelection()?.works).toEqual([gathered('quai')]);
  await userEvent.click(button);
  expect(button).toHaveAccessibleName(out);
  expect(getSelection()?.works).toEqual([]);
});
