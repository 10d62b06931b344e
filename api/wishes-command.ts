import { runListCommand } from './mail-links/list-command';
import { WISH_LIST } from './wishes/wish-list';

runListCommand(WISH_LIST);
