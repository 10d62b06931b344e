import { act, screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { addToSelection, takeOut } from '../../components/selection/selection-store';
import { forgetSelection, gathered } from '../../components/selection/testing/gathered';
import { SelectionCount, SelectionMenuLink } from './selection-links';

beforeEach(forgetSelection);

const add = (name: string) => act(() => addToSelection([gathered(name)]));

describe('‘selection’ in the header', () => {
  it('counts the works, and is there only with some', () => {
    renderInPage(<SelectionCount path="/about" />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    add('a');
    add('b');
    const link = screen.getByText('selection 2');
    expect(link).toHaveAttribute('href', '/selection');
    expect(link).not.toHaveAttribute('aria-current');
    act(() => takeOut([gathered('a')]));
    expect(link).toHaveTextContent('selection 1');
  });

  it('is current on its own page, in either language', () => {
    add('a');
    renderInPage(<SelectionCount path="/fr/selection" />, { locale: 'fr' });
    expect(screen.getByText('sélection 1')).toHaveAttribute('href', '/fr/selection');
    expect(screen.getByText('sélection 1')).toHaveAttribute('aria-current', 'page');
  });
});

describe('‘selection’ in the menu', () => {
  it('leads to an empty selection, too', () => {
    renderInPage(<SelectionMenuLink path="/selection" />);
    const link = screen.getByRole('link', { name: 'selection' });
    expect(link).toHaveAttribute('aria-current', 'page');
    add('a');
    expect(link).toHaveTextContent('selection 1');
  });
});
