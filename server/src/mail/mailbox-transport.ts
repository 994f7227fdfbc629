import type { MailboxRepository } from './mailbox-repository.ts';
import type { Transport } from './transport.ts';

/** Keeps mail for the page `/dev/mailbox` instead of sending it away. */
export function createMailboxTransport(mailbox: MailboxRepository): Transport {
  return { deliver: (message) => mailbox.add(message), close: () => {} };
}
