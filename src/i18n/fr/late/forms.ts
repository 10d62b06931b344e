import type { FORMS as ENGLISH } from '../../en/late/forms';

export const FORMS: Record<keyof typeof ENGLISH, string> = {
  'form.name': 'nom',
  'form.email': 'e-mail',
  'form.email-meant': 'Vouliez-vous dire cette adresse\u202f?',
  'form.phone': 'téléphone',
  'form.message': 'message',
  'form.optional': '(facultatif)',
  'form.error.required': 'Le champ {{field}} est obligatoire.',
  'form.error.invalid': 'Le champ {{field}} est invalide.',
  'form.error.email': 'Le champ {{field}} doit être une adresse e-mail valide.',
  'form.error.phone':
    'Le champ {{field}} est invalide. Sont admis au moins 6 chiffres, espaces, + ( ) . - / #, «\u202fext\u202f» et des mots entre parenthèses.',
  'form.error.min': 'Le champ {{field}} doit contenir au moins {{value, number}} caractères.',
  'form.error.max': 'Le champ {{field}} ne doit pas dépasser {{value, number}} caractères.',
  'form.errors': '{{count}} champs sont à corriger.',
  'form.sending': 'Envoi en cours',
  'form.see-you-soon': 'À bientôt.',
  'form.offline':
    'Notre serveur est injoignable. Vérifiez votre connexion, puis envoyez de nouveau le formulaire ; votre saisie est conservée.',
  'form.timeout':
    'Notre serveur n’a pas répondu : nous ne savons pas si le formulaire est arrivé. Envoyez-le de nouveau ; votre saisie est conservée.',
  'form.forbidden':
    'Les formulaires ne sont acceptés que depuis les pages de la galerie. Ouvrez son site et envoyez le formulaire depuis celui-ci.',
  'form.too-large':
    'Le formulaire est trop long pour notre serveur. Abrégez votre message ; votre saisie est conservée.',
  'form.server':
    'Une erreur inattendue s’est produite sur notre serveur. Envoyez de nouveau le formulaire plus tard ; votre saisie est conservée.',
  'form.rate-limited_one':
    'Trop de formulaires ont été envoyés en peu de temps. Envoyez de nouveau le vôtre dans {{count}}\u00a0minute ; votre saisie est conservée.',
  'form.rate-limited_other':
    'Trop de formulaires ont été envoyés en peu de temps. Envoyez de nouveau le vôtre dans {{count}}\u00a0minutes ; votre saisie est conservée.',
  'form.failed': 'L’envoi n’a pas abouti',
  'form.back':
    'Revenez au formulaire par le bouton « précédent » de votre navigateur : votre saisie y\u00a0est toujours.',

  'newsletter.title': 'Newsletter',
  'newsletter.text': 'Inscrivez-vous à notre newsletter pour recevoir de temps à autre de nos nouvelles',
  'newsletter.professional': 'Je suis un professionnel',
  'newsletter.submit': 'S’inscrire',
  'newsletter.privacy': 'Votre adresse ne sert qu’à l’envoi de la newsletter.',
  'newsletter.success': 'Inscription réussie',

  'enquiry.works': 'Œuvres de la demande',
  'enquiry.more_one': 'et {{count}} autre',
  'enquiry.more_other': 'et {{count}} autres',
  'enquiry.prefer': 'Je préfère une réponse par',
  'enquiry.submit': 'Envoyer un message',
  'enquiry.success': 'Message envoyé',
  'enquiry.thanks': 'Merci de votre demande.',
  'enquiry.answer-by-email': 'Nous vous répondrons à l’adresse {{email}}.',
  'enquiry.answer-by-phone': 'Nous vous appellerons au {{phone}}.',
};
