import type { Descriptions } from '../../pages/description';

export const DESCRIPTIONS: Descriptions = {
  works: (title) => `Furniture and lighting of the 20th century at the gallery: ${title}.`,
  creators: 'The designers and workshops whose furniture and lighting the gallery shows.',
  events: 'The gallery’s exhibitions, fairs and talks.',
  press: 'What newspapers and magazines write about the gallery.',
  selection: 'The works that you have gathered at the gallery.',
};
