import { LOCALE_CODES } from '../../i18n/locales';
import { translator } from '../../i18n/i18n';
import { enquiredSlug, enquiryDraft, enquirySearch } from './about/enquired-work';
import { inLanguage, withSubjectLine } from './form/contact-form';

describe('enquired work', () => {
  describe('what an address names', () => {
    it('is read as it was written', () => {
      expect(enquirySearch('work', 'quai-bench')).toBe('?work=quai-bench');
      for (const slug of ['quai-bench', 'lampe-étoile', "banc(d'église)+1"])
        expect(enquiredSlug('event', enquirySearch('event', slug))).toBe(slug);
      expect(enquiredSlug('work', enquirySearch('event', 'talk'))).toBeUndefined();
    });

    it('is nothing where it can be no slug', () => {
      for (const search of ['', '?work=', '?work=../../x', '?work=%3Cb%3E', `?work=${'x'.repeat(201)}`])
        expect(enquiredSlug('work', search)).toBeUndefined();
    });

    it('is all that is read: what a work is called is never taken from an address', () => {
      expect(enquiredSlug('work', '?work=a&title=Free%20money')).toBe('a');
    });
  });

  it('an enquiry about each work has a draft of its own, and one about none', () => {
    expect([enquiryDraft('quai'), enquiryDraft()]).toEqual(['enquiry:quai', 'contact']);
  });
});

describe.each(LOCALE_CODES)('the line of a subject, in %s', (locale) => {
  const t = translator(locale);
  const pictures = (count: number) => t('enquiry.line.pictures', { count });
  const price = (count: number) => t('enquiry.line.price', { count });

  it('comes after what is written already', () => {
    expect(withSubjectLine('', 'price', t, 1)).toBe(price(1));
    expect(withSubjectLine('For a hall.', 'pictures', t, 2)).toBe(`For a hall.\n\n${pictures(2)}`);
  });

  it('gives way to that of another subject, or to none, and what the visitor wrote stays', () => {
    const message = `${price(1)}\n\nFor a hall.\nThank you.`;
    expect(withSubjectLine(message, 'pictures', t, 3)).toBe(`${pictures(3)}\n\nFor a hall.\nThank you.`);
    expect(withSubjectLine(message, undefined, t, 1)).toBe('For a hall.\nThank you.');
    expect(withSubjectLine(price(2), undefined, t, 1)).toBe('');
  });

  it('gives way after what was written as well', () => {
    const message = withSubjectLine('Hello.\n\nFor a hall.\n', 'price', t, 2);
    expect(message).toBe(`Hello.\n\nFor a hall.\n\n${price(2)}`);
    expect(withSubjectLine(message, 'pictures', t, 2)).toBe(`Hello.\n\nFor a hall.\n\n${pictures(2)}`);
    expect(withSubjectLine(message, undefined, t, 2)).toBe('Hello.\n\nFor a hall.');
    expect(withSubjectLine('For a hall.\n', undefined, t, 2)).toBe('For a hall.\n');
  });

  it.each(LOCALE_CODES)(
    'is taken from %s into the language of the page, and replaced from there',
    (other) => {
      const theirs = translator(other);
      const [reservation, one, two] = [
        theirs('enquiry.reservation'),
        theirs('enquiry.line.price', { count: 1 }),
        theirs('enquiry.line.price', { count: 2 }),
      ];
      expect(inLanguage(`${two}\n\nFor a hall.`, locale)).toBe(`${price(2)}\n\nFor a hall.`);
      expect(inLanguage(`For a hall.\n\n${two}`, locale)).toBe(`For a hall.\n\n${price(2)}`);
      expect(inLanguage(reservation, locale)).toBe(t('enquiry.reservation'));
      expect(withSubjectLine(one, 'pictures', t, 1)).toBe(pictures(1));
      expect(inLanguage(`For a hall.\n${reservation}`, locale)).toBe(`For a hall.\n${reservation}`);
    },
  );

  it('that the visitor has changed is the visitor’s', () => {
    const changed = `${price(1)} And soon?`;
    expect(withSubjectLine(changed, 'pictures', t, 1)).toBe(`${changed}\n\n${pictures(1)}`);
  });
});
