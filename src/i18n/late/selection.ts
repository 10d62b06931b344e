import { SELECTION as en } from '../en/late/selection';
import { SELECTION as fr } from '../fr/late/selection';
import { addMessages } from '../messages';

addMessages({ en, fr });
