import { creditsByRole } from './credits-by-role';

const credit = (role: string, name: string) => ({ role, name });

describe('creditsByRole', () => {
  it('names a role once, with all who had it', () => {
    const credits = [
      credit('photographs', 'Pauline'),
      credit('restoration', 'Atelier du Fil'),
      credit('Photographs', 'Contrejour'),
    ];
    expect(creditsByRole(credits, 'en')).toEqual([
      credit('photographs', 'Pauline and Contrejour'),
      credit('restoration', 'Atelier du Fil'),
    ]);
    expect(creditsByRole(credits, 'fr')[0]).toEqual(credit('photographs', 'Pauline et Contrejour'));
  });

  it('is empty without credits', () => {
    expect(creditsByRole([], 'en')).toEqual([]);
  });
});
