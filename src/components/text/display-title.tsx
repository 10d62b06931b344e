import type { ThemeUICSSObject } from 'theme-ui';
import { PartedTitle } from './parted-title';

/** Longer titles would fill the first screen in the display size. */
const LONG = 80;

const styles: ThemeUICSSObject = {
  variant: 'text.pageTitle',
  '&[data-long]': { variant: 'text.title', ml: 0 },
};

interface DisplayTitleProps {
  children: string;
  as?: 'h1' | 'h3';
  className?: string;
}

export function DisplayTitle({ children, as: Heading = 'h1', className }: DisplayTitleProps) {
  return (
    <Heading className={className} data-long={children.length > LONG ? '' : undefined} sx={styles}>
      <PartedTitle>{children}</PartedTitle>
    </Heading>
  );
}
