import { render, screen } from '@testing-library/react';
import { PartedTitle } from './parted-title';

const shown = (title: string) => {
  render(
    <h1>
      <PartedTitle>{title}</PartedTitle>
    </h1>,
  );
  const heading = screen.getByRole('heading');
  return [heading, heading.querySelector('span + span')] as const;
};

describe('PartedTitle', () => {
  it.each([
    ['After dark: eight lamps, 1951–1971', 'eight lamps, 1951–1971'],
    ['Le trait\u202f: meubles de l’atelier', 'meubles de l’atelier'],
    ['One: two: three', 'two: three'],
  ])('keeps together what follows the colon of %s', (title, second) => {
    const [heading, span] = shown(title);
    expect(heading.textContent).toBe(title);
    expect(span?.textContent).toBe(second);
  });

  it.each(['The weight of a lamp', 'Open until 19:30', 'Lamps:'])('leaves %s as it is', (title) => {
    const [heading, span] = shown(title);
    expect(heading.textContent).toBe(title);
    expect(span).toBeNull();
  });
});
