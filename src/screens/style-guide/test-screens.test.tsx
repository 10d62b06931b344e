import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../tests/render-page';
import { sampleWork } from '../../gallery/testing/samples';
import { textStyles } from '../../theme/styles/text-styles';
import { DAY } from '../../theme/tokens';
import { sampleContext } from '../../components/testing/sample-context';
import { ControlsTestScreen } from './controls-test-screen';
import { PicturesTestScreen } from './pictures-test-screen';
import { toPicturesTestView } from './pictures-test-view';
import { TypographyTestScreen } from './typography-test-screen';

describe('the test pages', () => {
  it('name every type step and colour of the theme', () => {
    renderInPage(<TypographyTestScreen />, { locale: 'fr' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('typographie et couleur');
    for (const name of [...Object.keys(textStyles), ...Object.keys(DAY)])
      expect(screen.getByText(name)).toBeInTheDocument();
  });

  it('show controls that work', async () => {
    renderInPage(<ControlsTestScreen />);
    const [own] = screen.getAllByRole('switch', { name: 'I am a professional' });
    await userEvent.click(own!);
    expect(own).toBeChecked();
    expect(screen.getByText('The email field must be a valid email address.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'newsletter' })).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it('show pictures, and only their headings’ sections when there are works', () => {
    const context = sampleContext('en', { today: '2026-03-08' });
    const { unmount } = renderInPage(
      <PicturesTestScreen view={toPicturesTestView([sampleWork('chair')], context)} />,
    );
    expect(screen.getByText('no picture')).toBeInTheDocument();
    unmount();
    renderInPage(<PicturesTestScreen view={{ samples: [], grid: [] }} />);
    expect(screen.queryByRole('heading', { name: 'grid' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'print' })).toBeInTheDocument();
  });
});
