import { STATES as en } from '../en/late/states';
import { STATES as fr } from '../fr/late/states';
import { addMessages } from '../messages';

addMessages({ en, fr });
