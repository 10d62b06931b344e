import type { PREVIEWS as ENGLISH } from '../../en/late/previews';

export const PREVIEWS: Record<keyof typeof ENGLISH, string> = {
  'preview.title': 'Aperçu',
  'preview.bar': 'Aperçu : le lien marche jusqu’au {{date}}',
  'preview.bar-today': 'Aperçu : le lien marche jusqu’à {{time}}',
  'preview.bar-undated': 'Aperçu',
  'preview.not-yet': 'Cela marchera une fois la page publique.',
  'preview.link-not-yet': 'La page où cela mène n’est pas encore publique.',
  'preview.return': 'Retour au site',
  'preview.loading': 'Chargement de l’aperçu',
  'preview.unknown': 'Cet aperçu n’existe pas, ou n’existe plus. Demandez un nouveau lien.',
  'preview.expired': 'Cet aperçu a expiré. Demandez un nouveau lien.',
  'preview.unavailable': 'L’aperçu ne peut pas être chargé pour l’instant. La page le redemande d’elle-même.',
  'preview.problems': 'Ces champs du brouillon ne conviennent pas encore :',
};
