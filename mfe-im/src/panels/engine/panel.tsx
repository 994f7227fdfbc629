import { useGate } from 'effector-react';
import { NoticeCountGate } from '#entities/notice-count';
import { MessagingGate } from '#entities/sync';

/** Follows the person's messages and notices on every page: what waits goes out, and what is unread is counted, before anybody looks. */
export function Panel() {
  useGate(MessagingGate);
  useGate(NoticeCountGate);
  return null;
}
