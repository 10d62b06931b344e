import { SEARCH_BOX as en } from '../en/late/search-box';
import { SEARCH_BOX as fr } from '../fr/late/search-box';
import { addMessages } from '../messages';

addMessages({ en, fr });
