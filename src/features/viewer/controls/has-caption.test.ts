import { saysMore } from './viewer-label';

const CAPTION = 'Armand Vasselot Lampadaire Guetteur 1954';

describe('saysMore', () => {
  it('is for a description with a word of its own', () => {
    expect(saysMore('Lampadaire Guetteur, allumé', CAPTION)).toBe(true);
    expect(saysMore('Réflecteur noir', CAPTION)).toBe(true);
  });

  it('is not for one that says the same, in whatever order and case', () => {
    expect(saysMore('Guetteur (lampadaire), 1954', CAPTION)).toBe(false);
    expect(saysMore('', CAPTION)).toBe(false);
    expect(saysMore(' – ', '')).toBe(false);
  });
});
