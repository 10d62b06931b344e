import type { FastifyInstance } from 'fastify';
import type { Queries } from '../database/queries';
import { addRoutes } from '../desk/add-routes';
import { DeskError } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';
import { signedInOf } from '../people/signed-in';
import { type Template, templateRoutes, type Templates } from './contract/templates';

export function addTemplateRoutes(app: FastifyInstance, { database, now }: DeskServices): void {
  addRoutes(app, templateRoutes, {
    'GET /templates': () => database.read(readTemplates),

    'PUT /templates': (request) => {
      const { templates, basedOn } = request.body;
      const { name } = signedInOf(request).person;
      return database.write(async (to) => {
        // Two owners must not overwrite each other's changes.
        if ((await readTemplates(to)).version !== basedOn) throw new DeskError('changedElsewhere');
        await keepTemplates(to, templates, { at: new Date(now()).toISOString(), name });
        return readTemplates(to);
      });
    },
  });
}

/** The built-in ones until somebody changes them. */
async function readTemplates(from: Queries): Promise<Templates> {
  const row = await from
    .selectFrom('desk_templates')
    .select(['version', 'at', 'name', 'templates'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return { templates: FIRST_TEMPLATES, version: 0, changed: null };
  const { version, at, name, templates } = row;
  return { version, changed: { at, name }, templates: JSON.parse(templates) as Template[] };
}

const keepTemplates = async (
  to: Queries,
  templates: readonly Template[],
  { at, name }: { at: string; name: string },
): Promise<void> => {
  await to.deleteFrom('desk_templates').execute();
  await to
    .insertInto('desk_templates')
    .values({ at, name, templates: JSON.stringify(templates) })
    .execute();
};

/** Owners can change them. Of those that fit a message, the first that says what it asks is proposed. */
export const FIRST_TEMPLATES: Template[] = [
  {
    fits: 'available',
    name: { en: 'available', fr: 'disponible' },
    text: {
      en: 'Dear {name},\n\nThank you for your message. You can still have this piece: {work}.\n\nKind regards,\n{me}',
      fr: 'Bonjour {name},\n\nMerci de votre message. Toujours disponible\u202f: {work}.\n\nBien à vous,\n{me}',
    },
  },
  {
    fits: 'priced',
    name: { en: 'the price', fr: 'le prix' },
    text: {
      en: 'Dear {name},\n\nThank you for your message. Here is the price you asked for: {work}, {price}.\n\nKind regards,\n{me}',
      fr: 'Bonjour {name},\n\nMerci de votre message. Voici le prix que vous demandez\u202f: {work}, {price}.\n\nBien à vous,\n{me}',
    },
  },
  {
    fits: 'unpriced',
    name: { en: 'the price, to be written', fr: 'le prix, à écrire' },
    text: {
      en: 'Dear {name},\n\nThank you for your message. Here is the price you asked for: {work}, …\n\nKind regards,\n{me}',
      fr: 'Bonjour {name},\n\nMerci de votre message. Voici le prix que vous demandez\u202f: {work}, …\n\nBien à vous,\n{me}',
    },
  },
  {
    fits: 'lights',
    name: { en: 'a visit in the evening', fr: 'une visite le soir' },
    text: {
      en: 'Dear {name},\n\nThank you for your message. We will gladly light it for you at the gallery, in the evening, by appointment: {work}. Which day would suit you?\n\nKind regards,\n{me}',
      fr: 'Bonjour {name},\n\nMerci de votre message. Nous allumerons volontiers pour vous, le soir à la galerie, sur rendez-vous\u202f: {work}. Quel jour vous conviendrait\u202f?\n\nBien à vous,\n{me}',
    },
  },
  {
    fits: 'available',
    name: { en: 'a visit', fr: 'une visite' },
    text: {
      en: 'Dear {name},\n\nThank you for your message. We will gladly show you {work} at the gallery, by appointment. Which day would suit you?\n\nKind regards,\n{me}',
      fr: 'Bonjour {name},\n\nMerci de votre message. Nous vous montrerons volontiers {work} à la galerie, sur rendez-vous. Quel jour vous conviendrait\u202f?\n\nBien à vous,\n{me}',
    },
  },
  {
    fits: 'sold',
    name: { en: 'sold, look for another', fr: 'vendu, en chercher un autre' },
    text: {
      en: 'Dear {name},\n\nThank you for your message. Unfortunately this has been sold: {work}. We would gladly look for something similar for you: shall we write when we find it?\n\nKind regards,\n{me}',
      fr: 'Bonjour {name},\n\nMerci de votre message. Malheureusement déjà vendu\u202f: {work}. Nous chercherions volontiers une pièce semblable pour vous\u202f: souhaitez-vous que nous vous écrivions s’il en arrive une\u202f?\n\nBien à vous,\n{me}',
    },
  },
  {
    fits: 'general',
    name: { en: 'thank you', fr: 'merci' },
    text: {
      en: 'Dear {name},\n\nThank you for your message.\n\nKind regards,\n{me}',
      fr: 'Bonjour {name},\n\nMerci de votre message.\n\nBien à vous,\n{me}',
    },
  },
];
