import type { Descriptions } from '../../pages/description';

export const DESCRIPTIONS: Descriptions = {
  works: (title) => `Meubles et luminaires du XXe siècle à la galerie\u202F: ${title}.`,
  creators: 'Les créateurs et ateliers dont la galerie montre les meubles et les luminaires.',
  events: 'Expositions, salons et conversations de la galerie.',
  press: 'Ce que journaux et revues écrivent de la galerie.',
  selection: 'Les œuvres que vous avez réunies à la galerie.',
};
