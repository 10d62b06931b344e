import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavigationProvider, useNavigation } from './navigation-provider';

function Probe() {
  const { state, dispatch } = useNavigation();
  return (
    <>
      <button type="button" onClick={() => dispatch({ type: 'openMain' })}>
        open
      </button>
      <p>{state.mainNavOpen ? 'is open' : 'is closed'}</p>
    </>
  );
}

const at = (path: string) => (
  <NavigationProvider path={path}>
    <Probe />
  </NavigationProvider>
);

describe('NavigationProvider', () => {
  it('keeps the state while the page stays, and closes the panel when it changes', async () => {
    const { rerender } = render(at('/about'));
    await userEvent.click(screen.getByRole('button'));
    rerender(at('/about'));
    expect(screen.getByText('is open')).toBeInTheDocument();
    rerender(at('/press'));
    expect(screen.getByText('is closed')).toBeInTheDocument();
  });

  it('is needed', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Probe />)).toThrow('useNavigation needs a NavigationProvider around it');
  });
});
