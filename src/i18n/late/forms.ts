import { FORMS as en } from '../en/late/forms';
import { FORMS as fr } from '../fr/late/forms';
import { addMessages } from '../messages';

addMessages({ en, fr });
