import type { DOOR_EN } from '../en/door';

export const DOOR_FR: Record<keyof typeof DOOR_EN, string> = {
  'door.title': 'Le bureau',
  'door.ended':
    'Votre session a pris fin. Ce que vous avez écrit dans une fiche, un salon privé ou une note est gardé dans ce navigateur\u202f: connectez-vous pour continuer.',
  'door.email': 'e-mail',
  'door.password': 'mot de passe',
  'door.show': 'montrer',
  'door.hide': 'cacher',
  'door.signIn': 'Entrer',
  'door.passkey': 'par empreinte, visage ou code',
  'door.byPasskey': 'Entrer par empreinte, visage ou code',
  'door.passkeyIs':
    'L’empreinte, le visage ou le code qui déverrouille cet appareil (une clé d’accès), si vous l’avez réglé ainsi.',
  'door.firstTime': 'Première visite\u202f? Ouvrez le lien de votre invitation.',
  'door.forgotten': 'Oublié ?',
  'door.sendLink': 'recevoir un lien',
  'door.otherLanguage': 'English',
  'door.askOwner':
    'Oublié\u202f? Demandez à un propriétaire du bureau, qui y fait un nouveau lien\u202f: personnes, «\u202fmodifier\u202f», «\u202ffaire un nouveau lien\u202f». Un propriétaire seul demande à qui s’occupe du site.',
  'confirm.title': 'Est-ce bien vous\u202f?',
  'confirm.waysIn':
    'Ceci change qui peut entrer. Montrez encore une fois que c’est vous\u202f; puis tout reprend là où vous en étiez.',
  'confirm.erasing':
    'Ce qui est effacé ne revient pas. Montrez encore une fois que c’est vous\u202f; puis tout est effacé.',
  'confirm.taking':
    'Ceci livre ce que la galerie garde. Montrez encore une fois que c’est vous\u202f; vous l’aurez aussitôt.',
  'confirm.byPassword': 'plutôt par le mot de passe',
  'confirm.yes': 'Continuer',
  'confirm.needsName':
    'Votre clé d’accès ne sert qu’à l’adresse propre du bureau. Ouvrez-y le bureau, et recommencez\u202f:',
  'confirm.elsewhere': 'Votre clé d’accès ne sert pas dans ce navigateur.',
  'confirm.orLink':
    'Ou recevez un lien\u202f: il vous permet d’entrer de nouveau et de choisir un mot de passe.',
  'confirm.orAsk':
    'Ou demandez un nouveau lien à un autre propriétaire, qui le fait au bureau sous personnes, ou sinon à qui s’occupe du site\u202f: il vous permet d’entrer de nouveau et de choisir un mot de passe.',
  'lost.title': 'Revenir',
  'lost.text': 'Nous envoyons un lien à votre adresse. Il sert une fois, pendant un jour.',
  'lost.send': 'Envoyer le lien',
  'lost.sent':
    'Si quelqu’un ici a cette adresse, le lien est en route. Regardez aussi parmi les indésirables.',
  'lost.back': 'retour à la connexion',
  'invitation.welcome': 'Bienvenue.',
  'invitation.welcomeBack': 'Bon retour parmi nous, {name}.',
  'invitation.first':
    'Vous êtes la première personne à ce bureau, et pouvez tout faire. Cette page sert une fois, jusqu’au {until}.',
  'invitation.join':
    '{by} vous invite au bureau de meubles et lumières. Cette page sert une fois, jusqu’au {until}.',
  'invitation.joinOperator':
    'Vous êtes invité au bureau de meubles et lumières. Cette page sert une fois, jusqu’au {until}.',
  'invitation.return':
    'Choisissez comment vous entrez désormais. Cette page sert une fois, jusqu’au {until}.',
  'invitation.name': 'votre nom, tel que les autres le liront',
  'invitation.makePasskey': 'Entrer par empreinte, visage ou code',
  'invitation.passkeyIs':
    'Vous vous connectez comme vous déverrouillez cet appareil (une clé d’accès)\u202f: rien à retenir, rien à voler.',
  'invitation.choosePassword': 'Choisir plutôt un mot de passe',
  'invitation.chooseKey': 'Plutôt par empreinte, visage ou code',
  'invitation.passwordIs': 'Au moins 12 caractères : quelques mots que vous seul réunissez.',
  'invitation.comeIn': 'Entrer',
  'invitation.for': 'Vous vous connecterez en tant que {email}.',
  'invitation.gone': 'Ce lien ne fonctionne plus',
  'invitation.goneText':
    'Il a déjà servi, il a expiré, ou il n’a pas été copié en entier. Demandez-en un autre.',
  'invitation.toDoor': 'se connecter',
};
