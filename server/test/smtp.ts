import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TestSmtp {
  url: string;
  /** Whole messages as they came, the oldest first. */
  messages: string[];
  /** What the server answers to the recipients from now on: a reply code, or nothing when it takes them. */
  answerWith(replyCode: number | undefined): void;
  close(): Promise<void>;
}

/** A real mail server on a free port that keeps what it gets. @param takesMs how long it takes for a message */
export async function createTestSmtp(takesMs = 0): Promise<TestSmtp> {
  const messages: string[] = [];
  let refusal: number | undefined;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) => {
      done(refusal === undefined ? null : Object.assign(new Error('refused'), { responseCode: refusal }));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        setTimeout(() => {
          messages.push(Buffer.concat(chunks).toString('utf8'));
          done();
        }, takesMs);
      });
    },
  });
  smtp.on('error', () => {});
  const server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    answerWith: (replyCode) => {
      refusal = replyCode;
    },
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
