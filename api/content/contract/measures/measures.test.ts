import { dimensionsIn, measureIn } from './dimensions';
import { numberIn, orderIn, unitIn } from './tokens';

describe('numbers', () => {
  it.each([
    ['162', 162],
    ['69,5', 69.5],
    ['4 800', 4800],
    ['4\u202f800,50', 4800.5],
    ['4.800,50', 4800.5],
    ['4,800.50', 4800.5],
    ['1.250.000', 1_250_000],
    ["1'200", 1200],
    ['0,125', 0.125],
    ['15 3/4', 15.75],
    ['29-1/2', 29.5],
    ['15¾', 15.75],
    ['¾', 0.75],
    ['', undefined],
    ['12a', undefined],
    ['1,2,3', undefined],
    ['4.80.0', undefined],
    ['1/0', undefined],
    ['1e9', undefined],
    // Thousands, or decimals.
    ['69.525', undefined],
    ['1,750', undefined],
    // 16 3/4, or a range.
    ['163/4', undefined],
    ['45/65', undefined],
  ])('%j is %p', (text, value) => expect(numberIn(text)).toBe(value));
});

describe('dimensions', () => {
  const sides = (height?: number, width?: number, depth?: number, diameter?: number, note?: string) =>
    JSON.parse(JSON.stringify({ height, width, depth, diameter, note })) as object;
  const _ = undefined;

  it.each([
    ['162 x 40 x 40', sides(162, 40, 40)],
    ['162 × 40,5 cm', sides(162, 40.5)],
    ['H 162 x L 40 x P 38 cm', sides(162, 40, 38)],
    ['H. 162cm ; Ø 40cm', sides(162, _, _, 40)],
    ['Haut. 42 Diam. 80', sides(42, _, _, 80)],
    ['H 42 P 20 D 80', sides(42, _, 20, 80)],
    ['W 120 D 60 H 75', sides(75, 120, 60)],
    ['L 120 x l 60 x H 75 cm', sides(75, 120, 60)],
    ['162 H x 40 W x 38 D', sides(162, 40, 38)],
    ['60H x 30W', sides(60, 30)],
    ['760 H x 400 W mm', sides(76, 40)],
    ['75h x 120w x 60d cm', sides(75, 120, 60)],
    ['75(h) x 120(w) x 60(d) cm', sides(75, 120, 60)],
    ['Ht : 75 cm ; L : 120 cm ; Pr : 60 cm', sides(75, 120, 60)],
    ['45 cm de diamètre', sides(_, _, _, 45)],
    ['45cmx30cm', sides(45, 30)],
    ['H 74 – L 160 – P 85 cm', sides(74, 160, 85)],
    ['Dimensions : 70 x 55 cm', sides(70, 55)],
    ['162 x', sides(162)],
    ['5 x 30 x 20 cm', sides(5, 30, 20)],
    ['110 x 70 x 2 cm', sides(110, 70, 2)],
    ['8 x 10 in.', sides(20.3, 25.4)],
    ['2 x 3 m', sides(200, 300)],
    ['2 cm x 40 cm', sides(2, 40)],
    ['2,5 x 40 cm', sides(2.5, 40)],
    ['H 2 x L 40 cm', sides(2, 40)],
    ['2 x 40 cm (3/4 x 15 3/4 in.)', sides(2, 40)],
    ['H x L : 2 x 40 cm', sides(2, 40)],
    ['2.05 x 30.50', sides(2.05, 30.5)],
    ['Ø50 x 30 cm', sides(30, _, _, 50)],
    ['50 cm dia. x 30 cm high', sides(30, _, _, 50)],
    ['Long. 50 cm ; larg. 20 cm ; haut. 30 cm', sides(30, 50, 20)],
    ['50 x 20 x 30 cm (L x l x H)', sides(30, 50, 20)],
    ['30 cm (H) x 50 cm (W) x 20 cm (D)', sides(30, 50, 20)],
    ['diamètre 50 cm, hauteur 30 cm', sides(30, _, _, 50)],
    ['6\'7" x 9\'10"', sides(200.7, 299.7)],
    ['H: 1m20', sides(120)],
    ['50 cm de haut', sides(50)],
    ['Ø 50', sides(_, _, _, 50)],
    ['74 x Ø110 cm', sides(74, _, _, 110)],
  ])('%j is %j', (text, expected) => expect(dimensionsIn(text)).toEqual(expected));

  it.each([
    ['63 3/4 x 15¾ in.', sides(161.9, 40)],
    ['63 3/4″ × 15 3/4″', sides(161.9, 40)],
    ['H. 29-1/2" x W. 23"', sides(74.9, 58.4)],
    ['27 1/2" H x 20" W x 18 1/2" D', sides(69.9, 50.8, 47)],
    ["5' 4\" x 2'", sides(162.6, 61)],
    ['6 ft 2 in x 3 ft', sides(188, 91.4)],
    ['5′ x 90 cm', sides(152.4, 90)],
    ['1.62 m', sides(162)],
    ['1 m 62 x 40 cm', sides(162, 40)],
    ['1,20 x 0,80 m', sides(120, 80)],
    ['1 620 x 400 mm', sides(162, 40)],
    ['1,750 x 450 mm', sides(175, 45)],
    ['1.750 x 450 mm', sides(175, 45)],
    ["1'200 x 400 mm", sides(120, 40)],
    ['1.750 m', sides(175)],
    ['63.125 in', sides(160.3)],
    ['69.525 cm', sides(69.525)],
  ])('%j has its unit: %j', (text, expected) => expect(dimensionsIn(text)).toEqual(expected));

  it.each([
    ['63 3/4 in. (162 cm)', sides(162)],
    ['63 in / 160 cm', sides(160)],
    ['162 x 40 cm = 63 3/4 x 15 3/4 in', sides(162, 40)],
    ['Diam. 9 1/4 in. (23.5 cm)', sides(_, _, _, 23.5)],
    ['21 5/8 in. (55 cm) diam.', sides(_, _, _, 55)],
    ['24 x 15 in. diam. (61 x 38.1 cm)', sides(61, _, _, 38.1)],
    ['Width: 20 in. (50.8 cm)', sides(_, 50.8)],
    ['Larg. 20 in. (50,8 cm)', sides(_, 50.8)],
    ['W. 18, D. 20, H. 36 1/4 in. (45.7 x 50.8 x 92.1 cm)', sides(92.1, 45.7, 50.8)],
    ['30 1/4 x 22 x 21 in. (76.8 x 55.9 x 53.3 cm)', sides(76.8, 55.9, 53.3)],
    ['H. 30 cm (11 3/4 in.); diam. 25 cm (9 7/8 in.)', sides(30, _, _, 25)],
    ['76.8 x 55.9 cm\n30 1/4 x 22 in.', sides(76.8, 55.9)],
  ])('of %j, said twice, the centimetres count: %j', (text, expected) =>
    expect(dimensionsIn(text)).toEqual(expected),
  );

  it.each([
    ['H x W x D: 150 x 105 x 48 cm', sides(150, 105, 48)],
    ['HxLxP 150x105x48', sides(150, 105, 48)],
    ['150 x 105 cm (W x H)', sides(105, 150)],
  ])('%j names its order: %j', (text, expected) => expect(dimensionsIn(text)).toEqual(expected));

  it.each([
    ['approx. 70 x 55 cm', sides(70, 55, _, _, 'approx.')],
    ['H ca. 70 x L 55 cm', sides(70, 55, _, _, 'ca.')],
    ['H 74 x L 160 x P 85 cm (avec rallonges : 240 cm)', sides(74, 160, 85, _, 'avec rallonges : 240 cm')],
    ['H 80 x W 50 cm (seat height 45 cm)', sides(80, 50, _, _, 'seat height 45 cm')],
    ['H 162 with shade', sides(162, _, _, _, 'with shade')],
    ['c. 70 x 55 cm, each', sides(70, 55, _, _, 'c., each')],
    ['variable', sides(_, _, _, _, 'variable')],
  ])('of %j the note takes what is left over: %j', (text, expected) =>
    expect(dimensionsIn(text)).toEqual(expected),
  );

  it.each([
    // A depth, or a diameter.
    'H 42 D 80',
    '42H x 80D cm',
    'D50 x H30',
    'D. 40 cm',
    'H x D: 42 x 80 cm',
    '42 x 80 cm (H x D)',
    // So many of them, or a side.
    '2 x 40 cm',
    '1 x 40 cm',
    '6 x 80',
    '2 x Ø 40 cm',
    '2 x 40 x 30 cm',
    '2x 40 x 30 cm',
    '4 x 60 x 60 cm',
    '2 x 15 3/4 in.',
    '40 x 2',
    '40 x 30 cm x 2',
    'Ø 40 cm x 2',
    '2 @ 40 x 30 cm',
    '(2) 40 x 30 cm',
    '40 x 30 cm each (2)',
    'set of 4: 30 x 50 cm',
    '3 pièces, 30 x 50 cm',
    // A side that is left open.
    '30 x - x 20 cm',
    '30 x x 20 cm',
    '30 x ? x 20 cm',
    'x 50 cm',
    // Metres, most likely.
    '2.00 x 3.00',
    '0,80 x 1,20',
    '1.20',
    // What is measured is a part, or a state.
    'Each chair: 80 x 50 x 55 cm',
    'H 80 cm, assise 45 cm',
    'H. 80 (assise 45) x L. 50 x P. 55 cm',
    'Seat height: 45 cm',
    "Hauteur d'assise : 45 cm",
    'SH 45 cm',
    '31 1/2"h (16 1/2"sh) x 20"w x 22"d',
    '80 x 50 x 55 cm; SH 45',
    'H 74 x L 160 (240) x P 85 cm',
    'H 74 x L 160/240 x P 85 cm',
    '74 x 160 to 240 x 85 cm',
    'L. 160 cm (fermée), 240 cm (ouverte)',
    'H 45 cm with shade, 30 cm without',
    'H. 30 (avec abat-jour : 45) cm',
    'H 30 cm, câble 150 cm',
    'drop 120 cm',
    'H 30 cm + chain 100 cm',
    'sight: 30 x 50 cm',
    'image: 30 x 50 cm; sheet: 40 x 60 cm',
    'Table : 74 x 160 x 85 ; chaise : 80 x 50 x 55',
    'H 50 cm, base 20 x 20 cm',
    'H. totale 50 cm',
    'circ. 50 cm',
    'radius 25 cm',
    'Ø haut 20 Ø bas 30 cm',
    'H. 30 x L. 50 x Ep. 2 cm',
    '30 x 50 cm, 4.5 kg',
    'Poids : 4,5 kg',
    '30 x 50 / 40 x 60 cm',
    '30 x 50 and 40 x 60 cm',
    '45/65 x 30 cm',
    '90–130 x 35 cm',
    '45 à 65 cm',
    'de 45 à 65 cm',
    'H. 40, 50 et 60 cm',
    'a: 40 x 30 cm; b: 30 x 20 cm',
    '1 620 400',
    '70 ± 2 cm',
    'max 40',
    '110 x 70 (x2) cm',
    '110 x 70 x2 cm',
    '70 x 55 cm (2 panels)',
    '1,750 x 450',
    '15 3/4',
    '120/60/75',
    '120, 60, 75 cm',
    '10 x 20 x 30 x 40',
    '63 3/4 in. (126 cm)',
    'H 45 cm (seat)',
    '45 x 80 x L 30 cm',
    'W 40 W 50',
    'H 162 H 40',
    '1 x 2 x 3 x 4 x 5',
    '40 dm',
    '.5 x 3 m',
    '-3',
    '0 x 40',
    '<b>162</b>',
    'large',
    'TBC',
    '1 x '.repeat(5000),
  ])('does not guess at %j', (text) => expect(dimensionsIn(text)).toBeUndefined());

  it('reads sides that are not named in the order and the unit of their heading', () => {
    expect(orderIn('H / L / P (cm)')).toEqual(['height', 'width', 'depth']);
    expect(orderIn('W x D x H in inches')).toEqual(['width', 'depth', 'height']);
    expect(orderIn('Dimension HxLxP')).toEqual(['height', 'width', 'depth']);
    expect(orderIn('Dimensions')).toEqual([]);
    expect(['H (mm)', 'Dimensions in cm', 'Height in inches', 'Size (in/cm)', 'H'].map(unitIn)).toEqual([
      'mm',
      'cm',
      'in',
      'several',
      undefined,
    ]);
    // A depth, or a diameter: asked about in each row that names no sides.
    expect(orderIn('H x D (cm)')).toBe('unclear');
    expect(dimensionsIn('42 x 80', { order: 'unclear' })).toBeUndefined();
    expect(dimensionsIn('H 42 Ø 80', { order: 'unclear' })).toEqual(sides(42, _, _, 80));
    const order = ['width', 'depth', 'height'] as const;
    expect(dimensionsIn('120 x 60 x 75', { order, unit: 'mm' })).toEqual(sides(7.5, 12, 6));
    // Which of the three lacks?
    expect(dimensionsIn('120 x 60', { order })).toBeUndefined();
    expect(dimensionsIn('120 x 60', { unit: 'several' })).toBeUndefined();
    expect(dimensionsIn('120 x 60 cm', { unit: 'several' })).toEqual(sides(120, 60));
  });

  it.each([
    ['162', _, { value: 162 }],
    ['1620', 'mm' as const, { value: 162 }],
    ['1,750', 'mm' as const, { value: 175 }],
    ['162 cm', 'mm' as const, { value: 162 }],
    ['15 3/4', 'in' as const, { value: 40 }],
    ['H. 5\' 4"', _, { value: 162.6 }],
    ['approx. 40 cm', _, { value: 40, note: 'approx.' }],
    ['W 40', _, undefined],
    ['162 x 40', _, undefined],
    ['1,750', _, undefined],
    ['-3', _, undefined],
    ['tall', _, undefined],
    ['D 40', _, undefined],
  ])('%j of a column of heights in %s is %j', (text, unit, value) =>
    expect(measureIn(text, 'height', unit)).toEqual(value),
  );

  it('takes D in a column of depths or diameters for what the column says', () => {
    expect(measureIn('D. 40 cm', 'depth')).toEqual({ value: 40 });
    expect(measureIn('D. 40 cm', 'diameter')).toEqual({ value: 40 });
    expect(measureIn('Ø 40 cm', 'depth')).toBeUndefined();
  });
});
