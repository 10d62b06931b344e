import accessibility from './accessibility.json';
import common from './common.json';
import descriptions from './descriptions.json';
import enquiry from './enquiry.json';
import formDone from './form-done.json';
import forms from './forms.json';
import home from './home.json';
import languageOffer from './language-offer.json';
import listed from './listed.json';
import lists from './lists.json';
import mailLinks from './mail-links.json';
import models from './models.json';
import notes from './notes.json';
import ofWork from './of-work.json';
import opening from './opening.json';
import pages from './pages.json';
import previews from './previews.json';
import room from './room.json';
import searchBox from './search-box.json';
import selection from './selection.json';
import states from './states.json';
import styleGuide from './style-guide.json';
import wishPage from './wish-page.json';
import work from './work.json';

/** By namespace. Only servers import all of them: a page has those that its query names (docs/decisions/0042). */
export const WORDS = {
  accessibility,
  common,
  descriptions,
  enquiry,
  'form-done': formDone,
  forms,
  home,
  'language-offer': languageOffer,
  listed,
  lists,
  'mail-links': mailLinks,
  models,
  notes,
  'of-work': ofWork,
  opening,
  pages,
  previews,
  room,
  'search-box': searchBox,
  selection,
  states,
  'style-guide': styleGuide,
  'wish-page': wishPage,
  work,
};
