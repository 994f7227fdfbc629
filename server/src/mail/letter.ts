import type { Locale } from '@mortar/protocol';

export type TemplateName = 'accountChange' | 'alreadyRegistered' | 'code' | 'newDevice' | 'noAccount';

/** A mail as a room orders it. */
export interface Letter {
  /** Address in its kept form. */
  to: string;
  /** Language of the recipient. */
  locale: Locale;
  template: TemplateName;
  values: Readonly<Record<string, string>>;
}

/** A mail as it goes out. */
export interface Message {
  /** The same for every try of one letter. */
  letterId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}
