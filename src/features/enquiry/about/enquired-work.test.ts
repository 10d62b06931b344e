import { enquiredSlug, enquiryDraft, enquirySearch } from './enquired-work';

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
