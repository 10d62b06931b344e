import type { STATES as ENGLISH } from '../../en/late/states';

export const STATES: Record<keyof typeof ENGLISH, string> = {
  'not-found.title': 'Page introuvable',
  'not-found.text': 'La page que vous recherchez n’existe pas ou plus.',
  'not-found.path': 'Page introuvable : {{path}}',
  'not-found.home': 'Retour à l’accueil',

  'server-error.title': 'Erreur interne du serveur',
  'server-error.text': 'Il semble qu’il y ait eu une erreur inattendue sur notre serveur.',

  'status.400': 'Adresse mal formée',
  'status.403': 'Accès refusé',
  'status.429': 'Trop de demandes',
  'status.502': 'Notre serveur est injoignable',
  'status.503': 'Notre serveur est indisponible',
  'status.504': 'Notre serveur ne répond pas',
  'status.other': 'Erreur inattendue',

  'following.offline': 'Vous êtes hors ligne. La page viendra dès que le réseau sera revenu.',
  'following.coming': 'La page arrive.',

  'preview.title': 'Aperçu',
  'preview.bar': 'Aperçu jusqu’au {{date}}',
  'preview.bar-today': 'Aperçu jusqu’à {{time}}',
  'preview.bar-undated': 'Aperçu',
  'preview.return': 'Retour au site',
  'preview.loading': 'Chargement de l’aperçu',
  'preview.unknown': 'Aucun aperçu n’a cette adresse. Demandez un nouveau lien.',
  'preview.expired': 'Cet aperçu a expiré. Demandez un nouveau lien.',
  'preview.unavailable': 'L’aperçu ne peut pas être chargé pour l’instant. Il sera redemandé de lui-même.',
  'preview.problems': 'Ces champs du brouillon ne conviennent pas encore :',
};
