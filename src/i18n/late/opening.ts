import { OPENING as en } from '../en/late/opening';
import { OPENING as fr } from '../fr/late/opening';
import { addMessages } from '../messages';

addMessages({ en, fr });
