import type { Template } from '../../contract/templates';

/** Owners can change them. */
export const FIRST_TEMPLATES: Template[] = [
  {
    name: { en: 'a visit in the evening', fr: 'une visite le soir' },
    text: {
      en: 'Dear {name},\n\nThank you for your message. {work} can be seen lit at the gallery, in the evening, by appointment. Which day would suit you?\n\nKind regards,\n{me}',
      fr: 'Bonjour {name},\n\nMerci de votre message. {work} peut être vu allumé à la galerie, le soir, sur rendez-vous. Quel jour vous conviendrait\u202f?\n\nBien à vous,\n{me}',
    },
  },
  {
    name: { en: 'available', fr: 'disponible' },
    text: {
      en: 'Dear {name},\n\nThank you for your message. {work} is available.\n\nKind regards,\n{me}',
      fr: 'Bonjour {name},\n\nMerci de votre message. {work} est toujours disponible.\n\nBien à vous,\n{me}',
    },
  },
  {
    name: { en: 'sold, look for another', fr: 'vendu, en chercher un autre' },
    text: {
      en: 'Dear {name},\n\nThank you for your message. {work} has found its owner. We would gladly look for another one for you: shall we write when something like it comes?\n\nKind regards,\n{me}',
      fr: 'Bonjour {name},\n\nMerci de votre message. {work} a trouvé preneur. Nous chercherions volontiers une pièce semblable pour vous\u202f: souhaitez-vous que nous vous écrivions s’il en arrive une\u202f?\n\nBien à vous,\n{me}',
    },
  },
];
