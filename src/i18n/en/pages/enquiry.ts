import type { EnquiryWords } from '../../pages/forms/enquiry-page';

export const ENQUIRY: EnquiryWords = {
  legend: 'I would like',
  other: 'something else',
  subjects: { pictures: 'more pictures', price: 'the price', visit: 'a visit' },
  lines: {
    pictures: (works) => `Could you send me more pictures of ${works > 1 ? 'these works' : 'this work'}?`,
    price: (works) =>
      works > 1
        ? 'Could you tell me the prices of these works?'
        : 'Could you tell me the price of this work?',
    visit: (works) => `I would like to see ${works > 1 ? 'these works' : 'this work'} at the gallery.`,
  },
  reservation: 'I would like to reserve a place.',
  about: (works) =>
    works === 0
      ? 'Your inquiry is no longer about any work'
      : `Your inquiry is about ${works === 1 ? 'this work' : `${works} works`}`,
  aboutEvent: 'Your inquiry is about this event',
  takeOut: 'take out',
  putBack: 'put back',
  onlyIn: (language) => `in ${language} only`,
  unread: 'A work whose title cannot be loaded now',
  gone: (works) =>
    works === 1
      ? 'This page’s address names a work that is not, or no longer, in our catalogue. Your message is sent without it.'
      : `This page’s address names ${works} works that are not, or no longer, in our catalogue. Your message is sent without them.`,
  eventGone:
    'This page’s address names an event that is not, or no longer, in our programme. Your message is sent without it.',
};
