import type { InLanguages } from '../http/in-language';

const EN = {
  subject: 'Message from {name}',
  subjectWork: 'Inquiry from {name}: {work}',
  subjectWorks: 'Inquiry from {name}: {count} works',
  subjectEvent: 'Inquiry from {name}: {event}',
  subjectRoom: 'Answer from {name}: {room}',
  room: 'Room: ',
  event: 'Event: ',
  work: 'Work: ',
  works: 'Works:',
  name: 'Name: ',
  email: 'Email: ',
  phone: 'Phone: ',
  replyBy: 'Preferred reply: ',
  byEmail: 'email',
  byPhone: 'phone',
  language: 'Language: ',
  newsletter: 'Newsletter: ',
  yes: 'yes',
  no: 'no',
};
export type MailWords = typeof EN;

export const MAIL_WORDS: InLanguages<MailWords> = {
  en: EN,
  fr: {
    subject: 'Message de {name}',
    subjectWork: 'Demande de {name}\u202f: {work}',
    subjectWorks: 'Demande de {name}\u202f: {count} œuvres',
    subjectEvent: 'Demande de {name}\u202f: {event}',
    subjectRoom: 'Réponse de {name}\u202f: {room}',
    room: 'Salon\u202f: ',
    event: 'Évènement\u202f: ',
    work: 'Œuvre\u202f: ',
    works: 'Œuvres\u202f:',
    name: 'Nom\u202f: ',
    email: 'E-mail\u202f: ',
    phone: 'Téléphone\u202f: ',
    replyBy: 'Réponse souhaitée\u202f: ',
    byEmail: 'e-mail',
    byPhone: 'téléphone',
    language: 'Langue\u202f: ',
    newsletter: 'Newsletter\u202f: ',
    yes: 'oui',
    no: 'non',
  },
};
