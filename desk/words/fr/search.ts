import type { SEARCH_EN } from '../en/search';

export const SEARCH_FR: Readonly<Record<keyof typeof SEARCH_EN, string>> = {
  'search.nav.today': 'début, vue d’ensemble, en attente, tâches, état, tableau de bord',
  'search.nav.works': 'pièces, meubles, lampes, catalogue, inventaire, stock, collection, vendu, prix',
  'search.nav.creators': 'designers, artistes, décorateurs, biographies',
  'search.nav.events': 'expositions, salons, foires, vernissages, agenda, calendrier, programme, dates',
  'search.nav.press': 'articles, revues, magazines, journaux, publications',
  'search.nav.pages': 'à propos, contact, services, textes, mentions légales, types',
  'search.nav.pictures': 'photos, photographies, fichiers, médias',
  'search.nav.messages':
    'courrier, e-mail, boîte de réception, demandes, visiteurs, répondre, formulaire de contact',
  'search.nav.rooms': 'clients, privé, offres, sélection, liens',
  'search.nav.releases': 'publications, rétablir, revenir en arrière, version précédente',
  'search.nav.lists': 'excel, csv, tableur',
  'search.nav.subscribers': 'newsletter, lettre d’information, infolettre, adresses, désabonner',
  'search.nav.wishes': 'recherches, alertes, demandes',
  'search.nav.personalData': 'vie privée, rgpd, effacer, supprimer, confidentialité',
  'search.nav.people':
    'utilisateurs, collègues, équipe, inviter, droits, permissions, journal, qui a fait quoi',
  'search.nav.gallery': 'modèles, réponses toutes prêtes, réglages',
  'search.nav.deleted': 'corbeille, poubelle, restaurer, récupérer, faire revenir, effacés',
  'search.nav.you':
    'compte, profil, mot de passe, clé d’accès, empreinte, nom, appareils, sessions, réglages, préférences',
  'search.nav.manual': 'aide, mode d’emploi, manuel, guide, comment faire, notice, documentation, assistance',
  'search.find.home': 'première page, à la une, œuvres choisies',
  'search.find.hours':
    'heures, fermé, ouvert, ouverture, fermeture, lundi, samedi, jours fériés, e-mail, rue, ville, plan, réseaux sociaux',
  'search.find.lights': 'sombre, clair, jour, soir, nuit, mode, thème, lampe',
  'search.find.site': 'site public, ce que voient les visiteurs, regarder',
  'search.find.backup': 'sauvegardes, copie, télécharger',
  'search.find.speak': 'langue, traduire, anglais, français',
  'search.find.signOut': 'déconnexion, sortir, quitter, partir',
  'search.find.newRoom': 'nouveau salon, offre, privé',
  'search.list.bring': 'excel, csv, tableur, plusieurs œuvres',
  'search.list.away': 'télécharger, excel, csv, tableur, zip, tous les fichiers',
  'search.keys.title': 'raccourcis, clavier, lettres',
  'search.items.new.works': 'ajouter, créer, pièce, lampe, meuble, brouillon',
  'search.items.new.creators': 'ajouter, créer, designer, artiste, brouillon',
  'search.items.new.events': 'ajouter, créer, exposition, salon, foire, vernissage, brouillon',
  'search.items.new.press': 'ajouter, créer, presse, revue, brouillon',
  'search.pages.newType': 'ajouter, créer, catégorie, rayon',
};
