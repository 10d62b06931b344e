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

  it('cuts a title to 200 characters, in an address that is written and in one that is read', () => {
    const title = '💡'.repeat(10_000);
    expect(enquirySearch({ slug: 'a', title }).length).toBeLessThan(2_000);
    expect(enquiredWork(enquirySearch({ slug: 'a', title }))?.title).toBe(`${'💡'.repeat(99)}…`);
    expect(enquiredWork(`?work=a&title=${title}`)?.title).toBe(`${'💡'.repeat(99)}…`);
  });

  it('makes one line of a title that turns nothing behind it', () => {
    expect(enquiredWork('?work=a&title=Quai%0A%E2%80%AEbench%00')?.title).toBe('Quai \u202ebench\u202c');
  });
});

it('gives each work a draft of its own', () => {
  expect(enquiryDraft()).toBe('contact');
  expect(enquiryDraft('quai-bench')).toBe('enquiry:quai-bench');
});
