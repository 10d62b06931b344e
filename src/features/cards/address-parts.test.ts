import { addressParts } from './address-parts';

it.each([
  [
    '14 rue des Trois-Lanternes, 75006 Paris, France',
    { street: '14 rue des Trois-Lanternes', postalCode: '75006', locality: 'Paris', country: 'France' },
  ],
  [
    'Atelier 3, 2 quai du Port\n13002 Marseille',
    { street: 'Atelier 3, 2 quai du Port', postalCode: '13002', locality: 'Marseille' },
  ],
  [
    '1 rue du Mont-Blanc, CH-1201 Genève, Suisse',
    { street: '1 rue du Mont-Blanc', postalCode: 'CH-1201', locality: 'Genève', country: 'Suisse' },
  ],
  [
    '7 Mount Street, SW1A 1AA London, United Kingdom',
    { street: '7 Mount Street', postalCode: 'SW1A 1AA', locality: 'London', country: 'United Kingdom' },
  ],
])('%j has its parts', (address, parts) => {
  expect(addressParts(address)).toEqual(parts);
});

it.each(['Somewhere in Paris', '75006 Paris', '12 rue X, 75006 Paris, France, Europe', ''])(
  '%j is all street',
  (address) => {
    expect(addressParts(address)).toEqual({ street: address });
  },
);
