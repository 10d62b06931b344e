import { textFor } from './text-for';

describe('text for', () => {
  it.each([
    ['1955', '1955', '1955'],
    ['1955–1960', '1955–1960', '1955–1960'],
    ['c. 1955', 'circa 1955', 'vers 1955'],
    ['ca 1955', 'circa 1955', 'vers 1955'],
    ['vers 1955', 'circa 1955', 'vers 1955'],
    ['avant 1955', 'before 1955', 'avant 1955'],
    ['after 1955', 'after 1955', 'après 1955'],
    ['1950s', '1950s', 'années 1950'],
    ['The 1950’s', 'The 1950’s', 'années 1950'],
    ['années 1950', '1950s', 'années 1950'],
    ['late 1950s', 'late 1950s', 'fin des années 1950'],
    ['milieu des années 1930', 'mid-1930s', 'milieu des années 1930'],
    ['early 20th century', 'early 20th century', 'début du XXe siècle'],
    ['mid-19th century', 'mid-19th century', 'milieu du XIXe siècle'],
    ['fin du XVIIIe siècle', 'late 18th century', 'fin du XVIIIe siècle'],
    ['21st century', '21st century', 'XXIe siècle'],
    ['Ier siècle', '1st century', 'Ier siècle'],
    ['Louis XV', 'Louis XV', 'Louis XV'],
    ['designed 1944, made 1999', 'designed 1944, made 1999', undefined],
    ['circa 1955, made 1999', 'circa 1955, made 1999', undefined],
    ['dessiné en 1944, édité en 1999', undefined, 'dessiné en 1944, édité en 1999'],
    ['avec rallonges : 240 cm', undefined, 'avec rallonges : 240 cm'],
    ['each', 'each', 'chacun'],
    ['chacune', 'each', 'chacune'],
    ['approx.', 'approx.', 'approx.'],
    ['env.', 'approx.', 'env.'],
    ['c.', 'c.', 'env.'],
    ['variable', 'variable', 'variable'],
  ])('%j is %j in English and %j in French', (text, english, french) => {
    expect(textFor('en', text)).toBe(english);
    expect(textFor('fr', text)).toBe(french);
  });
});
