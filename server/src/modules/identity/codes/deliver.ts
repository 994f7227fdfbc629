import type { Locale } from '@mortar/protocol';
import type { SendEmailType } from '@mortar/protocol/identity';
import type { Mail } from '../../../mail/index.ts';
import { CODE_MS, LINK_MS } from './limits.ts';

/** What waits in the queue, sealed. */
export interface CodeOrder {
  letterId: string;
  email: string;
  purpose: SendEmailType;
  locale: Locale;
  /** Left out when only the link works. */
  code?: string;
  link: string;
  /** When it was ordered, in ms since the epoch. */
  sentAt: number;
}

export interface DeliverDeps {
  mail: Pick<Mail, 'deliver'>;
  publicUrl: string;
  /** Whether an address has an account; asked here and nowhere else, so that no answer depends on it (security A5). */
  isKnown(email: string): Promise<boolean>;
}

/** Purposes that want an address nobody has, and such that want one that somebody has. */
const WANTS_NEW = new Set<SendEmailType>(['reg', 'bindEmail', 'denet']);
const WANTS_KNOWN = new Set<SendEmailType>(['forgot', 'editPass']);

/** Writes the mail of an order; only its reader learns whether there is an account. */
export function createDeliver({ mail, publicUrl, isKnown }: DeliverDeps) {
  return async ({ letterId, email, purpose, locale, code, link }: CodeOrder): Promise<void> => {
    const hasAccount = await isKnown(email);
    const letter = { to: email, locale };
    if (hasAccount && WANTS_NEW.has(purpose)) return mail.deliver(letterId, { ...letter, template: 'alreadyRegistered', values: {} });
    if (!hasAccount && WANTS_KNOWN.has(purpose)) return mail.deliver(letterId, { ...letter, template: 'noAccount', values: {} });
    const query = new URLSearchParams({ email, sendEmailType: purpose });
    const values = {
      purpose,
      link: `${publicUrl}/verification?${query}#link=${link}`,
      codeMinutes: String(CODE_MS / 60_000),
      linkMinutes: String(LINK_MS / 60_000),
      ...(code !== undefined && { code }),
    };
    return mail.deliver(letterId, { ...letter, template: 'code', values });
  };
}

export type Deliver = ReturnType<typeof createDeliver>;
