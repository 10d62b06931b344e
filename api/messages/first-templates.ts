import type { Template } from './contract/templates';

/** Owners can change them. Of those that fit a message, the first that says what it asks is proposed. */
export const FIRST_TEMPLATES: Template[] = [
  {
    fits: 'available',
    name: { en: 'available', fr: 'disponible' },
    text: {
      en: 'Dear {name},\n\nThank you for your message. You can still have this piece: {work}.\n\nKind regards,\n{me}',
      fr: 'Bonjour {name},\n\nMerci de votre message. Toujours disponible\u202f: {work}.\n\nBien à vous,\n{me}',
    },
  },
  {
    fits: 'priced',
    name: { en: 'the price', fr: 'le prix' },
    text: {
      en: 'Dear {name},\n\nThank you for your message. Here is the price you asked for: {work}, {price}.\n\nKind regards,\n{me}',
      fr: 'Bonjour {name},\n\nMerci de votre message. Voici le prix que vous demandez\u202f: {work}, {price}.\n\nBien à vous,\n{me}',
    },
  },
  {
    fits: 'unpriced',
    name: { en: 'the price, to be written', fr: 'le prix, à écrire' },
    text: {
      en: 'Dear {name},\n\nThank you for your message. Here is the price you asked for: {work}, …\n\nKind regards,\n{me}',
      fr: 'Bonjour {name},\n\nMerci de votre message. Voici le prix que vous demandez\u202f: {work}, …\n\nBien à vous,\n{me}',
    },
  },
  {
    fits: 'lights',
    name: { en: 'a visit in the evening', fr: 'une visite le soir' },
    text: {
      en: 'Dear {name},\n\nThank you for your message. We will gladly light it for you at the gallery, in the evening, by appointment: {work}. Which day would suit you?\n\nKind regards,\n{me}',
      fr: 'Bonjour {name},\n\nMerci de votre message. Nous allumerons volontiers pour vous, le soir à la galerie, sur rendez-vous\u202f: {work}. Quel jour vous conviendrait\u202f?\n\nBien à vous,\n{me}',
    },
  },
  {
    fits: 'available',
    name: { en: 'a visit', fr: 'une visite' },
    text: {
      en: 'Dear {name},\n\nThank you for your message. We will gladly show you {work} at the gallery, by appointment. Which day would suit you?\n\nKind regards,\n{me}',
      fr: 'Bonjour {name},\n\nMerci de votre message. Nous vous montrerons volontiers {work} à la galerie, sur rendez-vous. Quel jour vous conviendrait\u202f?\n\nBien à vous,\n{me}',
    },
  },
  {
    fits: 'sold',
    name: { en: 'sold, look for another', fr: 'vendu, en chercher un autre' },
    text: {
      en: 'Dear {name},\n\nThank you for your message. Unfortunately this has been sold: {work}. We would gladly look for something similar for you: shall we write when we find it?\n\nKind regards,\n{me}',
      fr: 'Bonjour {name},\n\nMerci de votre message. Malheureusement déjà vendu\u202f: {work}. Nous chercherions volontiers une pièce semblable pour vous\u202f: souhaitez-vous que nous vous écrivions s’il en arrive une\u202f?\n\nBien à vous,\n{me}',
    },
  },
  {
    fits: 'general',
    name: { en: 'thank you', fr: 'merci' },
    text: {
      en: 'Dear {name},\n\nThank you for your message.\n\nKind regards,\n{me}',
      fr: 'Bonjour {name},\n\nMerci de votre message.\n\nBien à vous,\n{me}',
    },
  },
];
