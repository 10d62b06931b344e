import { LISTS as en } from '../en/late/lists';
import { LISTS as fr } from '../fr/late/lists';
import { addMessages } from '../messages';

addMessages({ en, fr });
