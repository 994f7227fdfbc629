import { createTransport } from 'nodemailer';
import { MailRefused, type Transport } from './transport.ts';

const TIMEOUT_MS = 20_000;
const CONNECTIONS = 5;

/** Refusals of this very mail or its address; a refused password is the operator's to mend and passes. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

function refusalOf(error: unknown): MailRefused | undefined {
  const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number };
  const isForGood = responseCode >= 500 && responseCode < 600 && ABOUT_THE_MAIL.has(code);
  return isForGood ? new MailRefused(responseCode) : undefined;
}

/** Sends by SMTP. @param url holds the password: never logged */
export function createSmtpTransport(url: string, from: string): Transport {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>]+)/.exec(from)?.[1] ?? 'localhost';

  return {
    async deliver({ letterId, to, subject, text, html }) {
      const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
      try {
        await smtp.sendMail({ from, to: { name: '', address: to }, subject, text, html, headers, messageId: `<${letterId}@${domain}>` });
      } catch (error) {
        throw refusalOf(error) ?? error;
      }
    },
    close: () => smtp.close(),
  };
}
