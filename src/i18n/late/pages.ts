import { PAGES as en } from '../en/late/pages';
import { PAGES as fr } from '../fr/late/pages';
import { addMessages } from '../messages';

addMessages({ en, fr });
