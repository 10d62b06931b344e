import { PREVIEWS as en } from '../en/late/previews';
import { PREVIEWS as fr } from '../fr/late/previews';
import { addMessages } from '../messages';

addMessages({ en, fr });
