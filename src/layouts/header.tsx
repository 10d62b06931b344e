import type { ReactNode } from 'react';
import { LampControl } from '../features/colour-mode/lamp-control';
import { Menu } from '../features/navigation/menu';
import { SelectionCount } from '../features/selection/selection-links';
import { Wordmark } from '../components/text/wordmark';
import type { ThemeUICSSObject } from 'theme-ui';
import { SPACE } from '../theme/space';

/** Only its controls take clicks. */
const headerStyles: ThemeUICSSObject = {
  position: 'fixed',
  inset: `${SPACE.ceiling} 0 auto`,
  zIndex: 'header',
  height: 'headerBar',
  overflowX: 'clip',
  pointerEvents: 'none',
  '& a, & button': { pointerEvents: 'auto' },
  '&[data-solid=true]::before': { variant: 'layout.meltingPaper' },
  '@media print': { display: 'none' },
};

const barStyles: ThemeUICSSObject = { variant: 'layout.pageBar', justifyContent: 'space-between' };

interface HeaderProps {
  path: string;
  languageSwitch: ReactNode;
  /** False on pages that draw the lamp themselves. */
  lamp?: boolean;
}

export function Header({ path, languageSwitch, lamp = true }: HeaderProps) {
  return (
    <header sx={headerStyles} data-solid={lamp}>
      <div sx={barStyles}>
        <Wordmark />
        {lamp && <LampControl />}
        <SelectionCount path={path} />
        <Menu path={path} languageSwitch={languageSwitch} />
      </div>
    </header>
  );
}
