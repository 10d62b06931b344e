import { StatusScreen } from '../status/status-screen';

/** Any other error: its status code and what it says, nothing else (product specification, section 8). */
export function ErrorScreen({ status, message }: { status: number; message: string }) {
  return <StatusScreen status={status} title={message} broken />;
}
