import { LISTED as en } from '../en/late/listed';
import { LISTED as fr } from '../fr/late/listed';
import { addMessages } from '../messages';

addMessages({ en, fr });
