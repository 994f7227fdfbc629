import type { Message } from './letter.ts';

/** Where mail goes. */
export interface Transport {
  /** @throws MailRefused when trying again is of no use, any other error when it may be */
  deliver(message: Message): Promise<void>;
  close(): void;
}

/** A server refused a mail for good. */
export class MailRefused extends Error {
  /** SMTP reply code, 500 to 599. */
  readonly replyCode: number;

  constructor(replyCode: number) {
    super(`the mail server refused the mail with ${replyCode}`);
    this.name = 'MailRefused';
    this.replyCode = replyCode;
  }
}
