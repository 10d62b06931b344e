import type { FINDINGS_EN } from '../../en/editing/findings';

export const FINDINGS_FR: Record<keyof typeof FINDINGS_EN, string> = {
  'finding.missing': 'Cela manque encore pour publier.',
  'finding.missingHere': 'C’est écrit dans l’autre langue. Écrivez-le ici aussi, ou publiez l’autre seule.',
  'finding.tooLong': 'C’est trop long.',
  'finding.tooManyTags':
    'Plus de 5\u202f000 liens, lignes, listes et marques telles que l’italique. Collez le texte sans sa mise en forme.',
  'finding.notASlug': 'Une adresse n’a que des minuscules sans accent, des chiffres et des traits d’union.',
  'finding.notADate': 'Ce jour n’est pas au calendrier.',
  'finding.notANumber': 'Ce nombre ne peut servir ici.',
  'finding.notAYear': 'Une année a quatre chiffres, de 1000 à l’année prochaine.',
  'finding.notAnAddress': 'Une adresse commence par https://',
  'finding.noDays': 'Cochez les jours de ces horaires.',
  'finding.noAmount': 'Il manque le montant.',
  'finding.notAnAmount':
    'Ce montant ne se lit pas avec certitude. Écrivez 12500, 12\u202f500 ou 12\u202f500,50.',
  'finding.amountZero':
    'Un montant est plus grand que 0. Sans montant, ne dites rien du prix, ou dites qu’il est sur demande.',
  'finding.amountTooMuch':
    'Un montant ne dépasse pas 100\u202f000\u202f000. Y a-t-il un chiffre de trop\u202f?',
  'finding.invalid': 'Ceci ne peut être publié tel quel.',
  'finding.slugTaken': 'Une autre page a déjà cette adresse\u202f:',
  'finding.slugReserved': 'Le site a lui-même besoin de cette adresse.',
  'finding.formerSlugTwice':
    'Deux pages ont eu cette adresse\u202f; que l’une y renonce. L’autre\u202f: {text}.',
  'finding.notPublicYet': '{text} est un brouillon. La page peut être publique dès qu’il l’est aussi.',
  'finding.unknownItem': 'Ceci nomme quelque chose qui n’est plus là\u202f: {text}.',
  'finding.typeNotInLanguage': 'Son type n’a pas de page dans cette langue.',
  'finding.noPublicCreator': 'Aucun de ses créateurs n’est public dans cette langue.',
  'finding.noDay': 'Ce jour n’existe pas au calendrier.',
  'finding.noTimeZone': 'Ce fuseau horaire n’existe pas. Europe/Paris en est un.',
  'finding.diesBeforeBirth': 'L’année de la mort vient avant celle de la naissance.',
  'finding.endsBeforeStart': 'La fin vient avant le début.',
  'finding.endWithoutStart': 'La fin est dite, le début ne l’est pas.',
  'finding.noFile': 'Le fichier n’est pas là.',
  'finding.conflict': 'Deux personnes ont changé ceci\u202f; choisissez ce qui doit rester.',
  'finding.missingPublic':
    'C’est écrit dans l’autre langue. Écrivez-le ici aussi\u202f: d’ici là, la page en {language} reste publique telle quelle.',
  'finding.missingBoth':
    'C’est sur les deux pages ou sur aucune\u202f: écrivez-le ici aussi, ou videz l’autre.',
  'finding.missingFrench': 'En anglais seulement, sans page française.',
  'finding.missingEnglish': 'En français seulement, sans page anglaise.',
  'finding.noPicture': 'Il n’y a pas d’image.',
  'finding.noDescription': 'Dites ce qu’on voit, en une phrase. Qui ne voit pas l’image l’entend.',
  'finding.noEvening':
    'Elle vient en premier et n’a pas d’image du soir, alors qu’une autre en a une\u202f: le soir, les visiteurs la voient comme de jour.',
  'finding.noDimensions': 'Il n’y a pas de dimensions.',
  'finding.millimetres': 'On dirait des millimètres\u202f; ils comptent ici comme des centimètres.',
  'finding.yearInFuture': 'Cette année est encore à venir\u202f: {text}.',
  'finding.referenceTwice': 'Une autre œuvre a cette référence\u202f: {text}.',
  'finding.brokenLink': 'Ce lien ne mène nulle part\u202f: {text}.',
  'finding.slugWasOthers':
    'C’était une adresse d’une autre page, dont les visiteurs y trouveront celle-ci\u202f: {text}.',
  'finding.formerSlugGone':
    'Les liens vers {text} ne mèneront plus nulle part\u202f; «\u202fannuler\u202f» la garde.',
  'finding.formerSlugTaken': 'D’autres pages ont maintenant ces adresses, et s’y montrent\u202f: {text}.',
  'finding.straightApostrophe': 'Une apostrophe droite tient la place de ’.',
  'finding.readAgain': 'Une autre image est ici. Relisez sa description.',
  'finding.keptWords':
    'Ces mots sont ceux de l’image qui était là avant. Disent-ils ce qu’on voit maintenant\u202f?',
  'finding.keptCredit': 'C’est le crédit de l’image qui était là avant. Est-ce juste pour celle-ci\u202f?',
  'finding.keptEvening':
    'C’est encore le soir de l’image qui était là avant, avec ses descriptions. Est-ce juste pour celle-ci\u202f?',
  'finding.otherLanguage': 'Toujours juste\u202f? Les nombres ont changé en {language}.',
  'finding.hoursDiffer':
    'Toujours juste\u202f? Les jours cochés pour agendas et cartes disent {text}, ces mots ne le disent pas.',
  'finding.hoursUnticked':
    'Toujours juste\u202f? «\u202f{text}\u202f»\u202f: aucun jour coché pour agendas et cartes n’a ces horaires.',
  'finding.hoursElsewhere':
    'Toujours juste\u202f? Une page dit encore «\u202f{text}\u202f», ce ne sont pas ces horaires\u202f:',
  'finding.hoursOther':
    'Toujours juste\u202f? «\u202f{text}\u202f», ce ne sont pas les horaires de la galerie, écrits ici\u202f:',
  'finding.newsLeft':
    'Une actualité de l’accueil dit encore d’autres jours\u202f: «\u202f{text}\u202f». Corrigez-la aussi\u202f:',
  'finding.toDescribe':
    'Dites ce qu’on voit, en une phrase\u202f: il en faut une avant de publier. Qui ne voit pas l’image l’entend.',
  'finding.lastDayLeft':
    'Toujours juste\u202f? Le premier jour a bougé sans celui-ci\u202f: {now} jours au lieu de {before}.',
  'finding.newsOver':
    'L’évènement où elle mène s’est terminé le {last}. Les visiteurs ne voient plus cette actualité\u202f: retirez-la, ou faites-la mener ailleurs.',
  'finding.newsDates': 'Toujours juste\u202f? L’évènement a lieu du {first} au {last}.',
  'finding.newsDay': 'Toujours juste\u202f? L’évènement a lieu le {first}.',
  'finding.modelFaulty': 'La page montre l’œuvre sans son modèle 3D.',
  'finding.modelSize':
    'Sa {axis} est de {found} cm dans le modèle, et de {stated} cm dans les dimensions. Corrigez l’une des deux, ou dites qu’il montre plus.',
  'finding.modelWrong':
    'Sa {axis} est de {found} cm dans le modèle, et de {stated} cm dans les dimensions. Avec un tel écart, la page ne montre aucun modèle.',
};
