export const ENQUIRY_SUBJECTS = ['pictures', 'price', 'visit'] as const;
export type EnquirySubject = (typeof ENQUIRY_SUBJECTS)[number];

/** Loaded with the form, which is not part of a first visit. */
export interface EnquiryWords {
  legend: string;
  other: string;
  subjects: Record<EnquirySubject, string>;
  lines: Record<EnquirySubject, (works: number) => string>;
  reservation: string;
  about: (works: number) => string;
  aboutEvent: string;
  takeOut: string;
  putBack: string;
  /** For a work that has no translation into the page's language. */
  onlyIn: (language: string) => string;
  unread: string;
  gone: (works: number) => string;
  eventGone: string;
}
