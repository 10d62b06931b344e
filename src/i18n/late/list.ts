import { LIST as en } from '../en/late/list';
import { LIST as fr } from '../fr/late/list';
import { addMessages } from '../messages';

addMessages({ en, fr });
