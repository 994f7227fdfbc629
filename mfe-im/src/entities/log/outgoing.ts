import type { Mention, Message, Quote } from '@mortar/protocol/messaging';

/** A message that its writer has sent and the log does not show yet. */
export interface Outgoing {
  clientId: string;
  conversation: string;
  text: string;
  mentions: readonly Mention[];
  /** What it answers, as it is shown. */
  reply: Quote | null;
  /** What it passes on, as it is shown. */
  forward: { conversation: string; seq: number; quote: Quote } | null;
  /** When it was written, ms since 1970 by this device. */
  at: number;
  /** `old` waited so long that its writer is asked first. */
  state: 'waiting' | 'old' | 'refused';
  /** The server's words of why it was refused; null where there are none. */
  refusal: string | null;
  /** As the log has it, until it is shown from there. */
  message: Message | null;
}

/** One of them has changed. */
export function changeOne(outbox: readonly Outgoing[], clientId: string, change: Partial<Outgoing>): readonly Outgoing[] {
  return outbox.map((outgoing) => (outgoing.clientId === clientId ? { ...outgoing, ...change } : outgoing));
}
