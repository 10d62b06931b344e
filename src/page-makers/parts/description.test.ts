import { description } from './description';

describe('description', () => {
  it('puts the facts before the words of the text', () => {
    expect(description('Fair, 2026.', '<p>At the <em>Pavillon</em>.</p>')).toBe(
      'Fair, 2026. At the Pavillon.',
    );
  });

  it('takes the facts for plain text, whatever they look like', () => {
    expect(description('Chair <Brise>, bulbs < 40 W.')).toBe('Chair <Brise>, bulbs < 40 W.');
  });
});
