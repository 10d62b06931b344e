import type { NOTES as ENGLISH } from '../../en/late/notes';

export const NOTES: Record<keyof typeof ENGLISH, string> = {
  'following.coming': 'La page arrive.',

  'selection.title': 'Sélection',
  'selection.added': 'Ajout à la sélection :',
  'selection.added-count_one': '{{count}} œuvre est ajoutée à la sélection.',
  'selection.added-count_other': '{{count}} œuvres sont ajoutées à la sélection.',
  'selection.no-room_one':
    'Il n’y avait plus de place pour {{count}} œuvre : la sélection en contient {{max}}.',
  'selection.no-room_other':
    'Il n’y avait plus de place pour {{count}} œuvres : la sélection en contient {{max}}.',
  'selection.full':
    'La sélection est complète : elle contient {{max}} œuvres. Retirez-en une pour en ajouter une autre.',
  'selection.unkept':
    'Votre navigateur ne conserve rien de ce site : la sélection sera oubliée à la fermeture ou au rechargement de cette fenêtre.',
  'selection.see': 'voir la sélection',
};
