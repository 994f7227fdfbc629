import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { until } from './until.ts';

/** A mail as its reader gets it. */
export interface Mail {
  to: string[];
  subject: string;
  text: string;
  html: string;
}

export interface Mailbox {
  /** `SMTP_URL` of a server that sends its mails here. */
  url: string;
  /** Every mail to an address so far, the latest last. */
  to(address: string): Mail[];
  /** Waits for the `count`th mail to an address. */
  arrived(address: string, count?: number): Promise<Mail>;
  /** Refuses every mail to an address for good, as a mail server does that does not know it. */
  refuse(address: string): void;
  forget(): void;
  close(): Promise<void>;
}

const ARRIVES_MS = 15_000;

/** A mail server of the tests' own on this machine. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: Mail[] = [];
  const refused = new Set<string>();
  /** Takes a mail in; gives the error when it is none. */
  async function keep(raw: Buffer, recipients: { address: string }[]): Promise<Error | null> {
    try {
      const { subject = '', text = '', html = '' } = await PostalMime.parse(raw);
      mails.push({ to: recipients.map(({ address }) => address), subject, text, html });
      return null;
    } catch (error) {
      return error as Error;
    }
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, answer) {
      answer(refused.has(address) ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null);
    },
    onData(stream, { envelope }, answer) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.once('end', () => {
        void keep(Buffer.concat(pieces), envelope.rcptTo).then(answer);
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const to = (address: string) => mails.filter((mail) => mail.to.includes(address));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    to,
    async arrived(address, count = 1) {
      await until(`mail ${count} to ${address} has come`, ARRIVES_MS, async () => to(address).length >= count);
      return to(address)[count - 1]!;
    },
    refuse: (address) => void refused.add(address),
    forget() {
      mails.length = 0;
      refused.clear();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
