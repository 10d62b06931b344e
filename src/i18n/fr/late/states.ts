import type { STATES as ENGLISH } from '../../en/late/states';

export const STATES: Record<keyof typeof ENGLISH, string> = {
  'not-found.title': 'Page introuvable',
  'not-found.text': 'La page que vous recherchez n’existe pas ou plus.',
  'not-found.path': 'Page introuvable : {{path}}',
  'not-found.room':
    'L’adresse de ce salon est peut-être incomplète. Appelez\u2011nous ou écrivez\u2011nous, et nous vous l’ouvrirons.',
  'not-found.search': 'Rechercher «\u202f{{words}}\u202f»',
  'not-found.home': 'Retour à l’accueil',

  'server-error.title': 'Erreur interne du serveur',
  'server-error.text': "Il semble qu'il y ait eu une erreur inattendue sur notre serveur.",

  'status.400': 'Adresse mal formée',
  'status.403': 'Accès refusé',
  'status.429': 'Trop de demandes',
  'status.502': 'Notre serveur est injoignable',
  'status.503': 'Notre serveur est indisponible',
  'status.504': 'Notre serveur ne répond pas',
  'status.other': 'Erreur inattendue',
};
