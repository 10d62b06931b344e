import { NOTES as en } from '../en/late/notes';
import { NOTES as fr } from '../fr/late/notes';
import { addMessages } from '../messages';

addMessages({ en, fr });
