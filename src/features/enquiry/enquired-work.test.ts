import { enquiredWork, enquiryDraft, enquirySearch } from './enquired-work';

describe('enquiredWork', () => {
  it('reads what enquirySearch wrote', () => {
    const work = { slug: 'quai-bench', title: 'Banc « Quai » & Cie' };
    expect(enquiredWork(enquirySearch(work))).toEqual(work);
    expect(enquiredWork(enquirySearch({ slug: 'quai-bench' }))).toEqual({ slug: 'quai-bench' });
  });

  it.each(['', '?title=Quai', '?work=', '?work=a/b', '?work=%3Cb%3E', `?work=${'x'.repeat(201)}`])(
    'names no work in %.20j',
    (search) => {
      expect(enquiredWork(search)).toBeUndefined();
    },
  );

  it('cuts a title to 200 characters', () => {
    const work = enquiredWork(enquirySearch({ slug: 'a', title: '💡'.repeat(300) }));
    expect(work?.title).toBe('💡'.repeat(200));
  });
});

it('gives each work a draft of its own', () => {
  expect(enquiryDraft()).toBe('contact');
  expect(enquiryDraft('quai-bench')).toBe('enquiry:quai-bench');
});
