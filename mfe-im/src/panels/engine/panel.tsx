import { useGate } from 'effector-react';
import { MessagingGate } from '#entities/sync';

/** Follows the person's messages on every page: what waits goes out, and what is unread is counted, before anybody looks. */
export function Panel() {
  useGate(MessagingGate);
  return null;
}
