import type { FAULTS_EN } from '../en/faults';

export const FAULTS_FR: Readonly<Record<keyof typeof FAULTS_EN, string>> = {
  'fault.notSignedIn':
    'Vous n’êtes plus connecté. Connectez-vous de nouveau\u202f; ce que vous avez écrit reste.',
  'fault.foreignOrigin': 'Cette page n’est pas celle du bureau. Ouvrez-le à son adresse et réessayez.',
  'fault.notAllowed': 'Cela est réservé à qui peut tout faire.',
  'fault.confirmFirst': 'Pour cela, le bureau doit savoir que c’est toujours vous.',
  'fault.notFound': 'Ce n’est plus ici.',
  'fault.invalid': 'Il manque quelque chose, ou c’est illisible.',
  'fault.tooLarge': 'C’est trop grand.',
  'fault.wrongSignIn': 'Cet e-mail et ce mot de passe ne correspondent pas. Réessayez.',
  'fault.tooManyTries': 'Trop d’essais. Attendez {seconds} secondes, puis réessayez.',
  'fault.passkeyFailed':
    'Cette clé d’accès n’ouvre pas le bureau. Essayez-en une autre, ou votre mot de passe.',
  'fault.passkeyNone':
    'Aucune clé d’accès n’a été choisie. Réessayez, ou prenez votre mot de passe si vous en avez un.',
  'fault.passwordShort': 'Moins de 12 caractères. Quelques mots se retiennent le mieux.',
  'fault.passwordLong': 'Plus de 128 caractères.',
  'fault.passwordCommon':
    'Celui-ci est parmi les premiers qu’on essaie. Réunissez quelques mots improbables.',
  'fault.currentWrong': 'Ce n’est pas votre mot de passe actuel.',
  'fault.linkGone': 'Ce lien ne fonctionne plus : il a déjà servi, ou il a expiré.',
  'fault.lastOwner': 'Quelqu’un doit pouvoir tout faire : donnez d’abord ce droit à une autre personne.',
  'fault.lastWayIn':
    'C’est votre seul accès. Choisissez d’abord un mot de passe, ou ajoutez une autre clé d’accès.',
  'fault.knownAddress': 'Quelqu’un ici a déjà cette adresse.',
  'fault.noMailServer':
    'Aucun e-mail ne peut partir. Demandez un nouveau lien à un propriétaire du bureau, ou sinon à qui s’occupe du site.',
  'fault.busy': 'Le bureau est occupé. Réessayez dans quelques secondes.',
  'fault.unexpected': 'Quelque chose a échoué sur le serveur de la galerie. Réessayez dans un instant.',
  'fault.offline': 'Le bureau ne répond pas. Réessayez quand la connexion sera revenue.',
  'fault.draftChanged': '{name} a modifié ceci entre-temps. Regardez d’abord.',
  'fault.writtenTogether':
    'Quelqu’un d’autre a aussi écrit dans l’un de ces champs. Ils ne peuvent être publiés qu’ensemble.',
  'fault.diskFull':
    'Il n’y a plus de place sur le serveur de la galerie : rien n’y a été changé. Ce que vous avez écrit reste ici.',
  'fault.tooManyUploads':
    'Trop de vos fichiers sont en route. Réessayez quand quelques-uns seront arrivés ; ceux qui restent en chemin sont jetés au bout d’un jour.',
  'fault.notWritable':
    'Le serveur de la galerie ne peut pas écrire ses fichiers. Demandez à qui s’en occupe ; ce que vous avez écrit reste ici.',
  'fault.noPreview': 'Ceci n’a pas de page propre qu’on puisse regarder.',
};
