import type { FILES_EN } from '../en/files';

export const FILES_FR: Record<keyof typeof FILES_EN, string> = {
  'files.tab': 'fichiers',
  'files.none': 'Pas encore de fichier. Les PDF s’ajoutent dans un événement ou un article.',
  'files.number_one': '1 fichier',
  'files.number_other': '{count} fichiers',
  'files.open': 'ouvrir {file}',
  'files.facts': 'PDF, {size}',
  'files.unused': 'inutilisé',
  'files.usedBy': 'proposé par',
  'files.remove': 'le retirer',
  'files.removeIt': 'retirer {file}',
  'files.removed': '{file} est retiré. On peut le faire revenir.',
  'files.broughtBack': '{file} est revenu.',
  'files.choose': 'choisir un PDF',
  'files.orDrop': 'ou le déposer ici',
  'files.replace': 'un autre PDF',
  'files.takeOut': 'le retirer',
  'files.same': 'le même que pour « {language} »',
  'log.file-removed': 'a retiré le fichier {about}',
  'log.file-brought-back': 'a fait revenir le fichier {about}',
  'fault.notAPdf':
    'Ce n’est pas un PDF qui s’ouvre. Enregistrez-le de nouveau en PDF et téléversez celui-ci.',
  'fault.lockedPdf':
    'Ce PDF demande un mot de passe pour s’ouvrir, que les visiteurs n’ont pas. Enregistrez-le sans et téléversez celui-ci.',
  'fault.fileInUse': 'Un événement ou un article propose ce fichier, donc il reste.',
};
