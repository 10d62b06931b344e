/** What an enquiry about works may ask for. */
export const ENQUIRY_SUBJECTS = ['pictures', 'price', 'visit'] as const;
export type EnquirySubject = (typeof ENQUIRY_SUBJECTS)[number];

/** What the form of an enquiry says; it comes with the form, which no first visit loads. */
export interface EnquiryWords {
  legend: string;
  other: string;
  subjects: Record<EnquirySubject, string>;
  /** The first line of the message, about so many works. */
  lines: Record<EnquirySubject, (works: number) => string>;
  /** The whole message of who wants to come to an event. */
  reservation: string;
  about: (works: number) => string;
  aboutEvent: string;
  takeOut: string;
  putBack: string;
  /** Of a work that is told of in another language alone. */
  onlyIn: (language: string) => string;
  /** In place of a title that has not come. */
  unread: string;
  gone: (works: number) => string;
  eventGone: string;
}
