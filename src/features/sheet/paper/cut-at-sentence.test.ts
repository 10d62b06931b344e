import { cutAtSentence } from './cut-at-sentence';

describe('cutAtSentence', () => {
  it('keeps a text that fits, as plain paragraphs', () => {
    expect(cutAtSentence('<p>One <em>two</em>.</p><ul><li>Three &amp; four</li></ul>', 99)).toEqual([
      'One two.',
      'Three & four',
    ]);
  });

  it('ends with the last whole sentence that fits', () => {
    expect(cutAtSentence('<p>It is lit. Is it? Yes! And more follows.</p>', 24)).toEqual([
      'It is lit. Is it? Yes!',
    ]);
    expect(cutAtSentence('<p>It is lit.</p><p>Is it? And more follows.</p>', 20)).toEqual([
      'It is lit.',
      'Is it?',
    ]);
    expect(cutAtSentence('<p>It is lit.</p><p>This one is too long.</p>', 20)).toEqual(['It is lit.']);
  });

  it('takes closing quotation marks with their sentence', () => {
    expect(
      cutAtSentence('<p>Il dit\u202f: «\u202fNon\u202f!\u202f» Puis il sortit par la cour.</p>', 24),
    ).toEqual(['Il dit\u202f: «\u202fNon\u202f!\u202f»']);
  });

  it('does not take an initial or an abbreviation for an end', () => {
    const text = '<p>Drawn by A. Vasselot, c. 1954, no. 12. Then it was forgotten.</p>';
    expect(cutAtSentence(text, 45)).toEqual(['Drawn by A. Vasselot, c. 1954, no. 12.']);
    expect(cutAtSentence('<p>Dessiné en 1954. Repris par M. Brisse plus tard.</p>', 32)).toEqual([
      'Dessiné en 1954.',
    ]);
  });

  it('cuts at a word when the first sentence alone is too long', () => {
    expect(cutAtSentence('<p>One endless sentence without any stop at all</p>', 24)).toEqual([
      'One endless sentence…',
    ]);
  });

  it('is nothing when there is no text', () => {
    expect(cutAtSentence('', 100)).toEqual([]);
    expect(cutAtSentence('<p> </p>', 100)).toEqual([]);
  });
});
