import { runListCommand } from './mail-links/list-command';
import { SUBSCRIBER_LIST } from './newsletter/subscriber-list';

// Who subscribes to the newsletter.
runListCommand(SUBSCRIBER_LIST);
