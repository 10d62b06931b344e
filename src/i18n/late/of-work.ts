import { OF_WORK as en } from '../en/late/of-work';
import { OF_WORK as fr } from '../fr/late/of-work';
import { addMessages } from '../messages';

addMessages({ en, fr });
