import { HOME as en } from '../en/late/home';
import { HOME as fr } from '../fr/late/home';
import { addMessages } from '../messages';

addMessages({ en, fr });
