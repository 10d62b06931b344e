import { frenchFix } from './french';

const type = (text: string): string =>
  [...text].reduce((before, character) => {
    const typed = before + character;
    const fix = frenchFix(typed);
    return fix ? typed.slice(0, fix.start) + fix.put : typed;
  }, '');

it.each([
  ["l'abat-jour", 'l’abat-jour'],
  ['Il dit "oui" et part', 'Il dit «\u202foui\u202f» et part'],
  ['« oui »', '«\u202foui\u202f»'],
  ['Attention : ici', 'Attention\u202f: ici'],
  ['Attention: ici', 'Attention\u202f: ici'],
  ['Vraiment ?!', 'Vraiment\u202f?!'],
  ['un ; deux', 'un\u202f; deux'],
  ['https://exemple.fr', 'https://exemple.fr'],
  ["https://exemple.fr:8080/l'art?a=1;b=2", "https://exemple.fr:8080/l'art?a=1;b=2"],
  ['mailto:ada@exemple.fr?subject=a', 'mailto:ada@exemple.fr?subject=a'],
  ['/fr/œuvres?tri=date', '/fr/œuvres?tri=date'],
  ['Vu https://exemple.fr ?', 'Vu https://exemple.fr\u202f?'],
  ['11:00', '11:00'],
  ['(« a »)', '(«\u202fa\u202f»)'],
  ['Lampe, 1954', 'Lampe, 1954'],
])('%s becomes %s', (typed, put) => expect(type(typed)).toBe(put));

it('says what was typed, so that it can be given back', () =>
  expect(frenchFix('ici :')).toEqual({ start: 3, typed: ' :', put: '\u202f:' }));
