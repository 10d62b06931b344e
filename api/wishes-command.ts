import { runListCommand } from './mail-links/list-command';
import { WISH_LIST } from './wishes/wish-list';

// What visitors want to be told of when it comes.
runListCommand(WISH_LIST);
