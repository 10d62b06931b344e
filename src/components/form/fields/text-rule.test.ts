import { translator } from '../../../i18n/i18n';
import { emailRule, textRule } from './text-rule';

const en = textRule(translator('en'), 'message', { min: 10, max: 4000 });
const email = emailRule(translator('en'), { max: 254 });
const fault = async (rule: { validate: (value: unknown) => Promise<unknown> }, value: string) =>
  rule.validate(value).then(
    () => undefined,
    (error: Error) => error.message,
  );

describe('textRule', () => {
  it('holds the bounds, both included', async () => {
    expect(await fault(en, 'x'.repeat(10))).toBeUndefined();
    expect(await fault(en, 'x'.repeat(4000))).toBeUndefined();
    expect(await fault(en, 'x'.repeat(9))).toBe('The message field must be at least 10 characters.');
    expect(await fault(en, 'x'.repeat(4001))).toBe(
      'The message field must not be greater than 4,000 characters.',
    );
  });

  it('counts what people see as one character as one', async () => {
    expect(await fault(en, '💡'.repeat(9))).toBe('The message field must be at least 10 characters.');
    expect(await fault(en, '💡'.repeat(4000))).toBeUndefined();
  });

  it('trims, and takes blank for empty', async () => {
    expect(await en.validate('  a warm light  ')).toBe('a warm light');
    expect(await en.validate('   ')).toBeUndefined();
  });

  it('has no bounds unless they are given', async () => {
    const rule = textRule(translator('en'), 'day');
    expect(await fault(rule, '')).toBeUndefined();
    expect(await fault(rule, 'x'.repeat(5000))).toBeUndefined();
    expect(await rule.validate(' 2026-11-30 ')).toBe('2026-11-30');
  });

  it('says the bound as the French write it', async () => {
    const rule = textRule(translator('fr'), 'message', { min: 10, max: 4000 });
    expect(await fault(rule, 'x'.repeat(4001))).toBe(
      'Le champ message ne doit pas dépasser 4\u202f000 caractères.',
    );
  });
});

describe('emailRule', () => {
  it.each(['a@example.org', 'first.last+tag@sub.example.org', ' a@example.org '])(
    'takes %j',
    async (address) => {
      expect(await fault(email, address)).toBeUndefined();
    },
  );

  it.each(['a', 'a@', '@example.org', 'a@example', 'a b@example.org', 'a@exam ple.org'])(
    'refuses %j',
    async (address) => {
      expect(await fault(email, address)).toBe('The email field must be a valid email address.');
    },
  );

  it('requires an address', async () => {
    expect(await fault(email, ' ')).toBe('The email field is required.');
  });

  it('holds the bound', async () => {
    const long = `a@${'x'.repeat(60)}.${'y'.repeat(60)}.${'z'.repeat(60)}.${'w'.repeat(60)}.${'v'.repeat(20)}`;
    expect(await fault(email, long)).toBe('The email field must not be greater than 254 characters.');
  });
});
