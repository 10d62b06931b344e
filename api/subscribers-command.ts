import { runListCommand } from './mail-links/list-command';
import { SUBSCRIBER_LIST } from './newsletter/subscriber-list';

runListCommand(SUBSCRIBER_LIST);
