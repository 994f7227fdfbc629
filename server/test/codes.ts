import { checkCode, confirmEmail, EMAIL_CODE_TYPES, sendEmail, type SendEmailType } from '@mortar/protocol/identity';
import { skipCaptcha } from '@mortar/protocol/moderation';
import type { TestApp } from './app.ts';
import type { TestResponse } from './http.ts';
import { ownAddress } from './own-address.ts';
import { until } from './platform.ts';

export interface ArrivedMail {
  subject: string;
  text: string;
  html: string;
  code: string | undefined;
  link: string | undefined;
}

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;

let lastName = 0;
/** An address that no other test uses. */
export const newAddress = () => `person${(lastName += 1)}@example.com`;

/** Calls of the code endpoints as the site's own page makes them, and what arrives in the dev mailbox. */
export function codesClient(server: Pick<TestApp, 'call'>, from = ownAddress()) {
  const ofPage = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
  const aim = (email: string, purpose: SendEmailType) => ({ email, type: EMAIL_CODE_TYPES[purpose], sendEmailType: purpose });
  const get = (path: string, query: object, headers: Record<string, string>) =>
    server.call({
      url: `${path}?${new URLSearchParams(query as Record<string, string>)}`,
      signed: true,
      from,
      headers: { ...ofPage, ...headers },
    });

  async function mails(email: string): Promise<ArrivedMail[]> {
    const answer = await server.call({ url: `/dev/mailbox.json?${new URLSearchParams({ to: email })}` });
    return answer.json<{ subject: string; text: string; html: string }[]>().map((mail) => ({
      ...mail,
      code: /^\d{4}$/m.exec(mail.text)?.[0],
      link: /#link=(\S+)/.exec(mail.text)?.[1],
    }));
  }

  const client = {
    send: (email: string, purpose: SendEmailType = 'reg', headers: Record<string, string> = {}): Promise<TestResponse> =>
      get(sendEmail.path, aim(email, purpose), headers),

    check: (email: string, code: string, purpose: SendEmailType = 'reg', headers: Record<string, string> = {}): Promise<TestResponse> =>
      server.call({
        method: 'POST',
        url: checkCode.path,
        payload: { ...aim(email, purpose), code },
        signed: true,
        from,
        headers: { ...ofPage, ...headers },
      }),

    confirm: (email: string, link: string, purpose: SendEmailType = 'reg', headers: Record<string, string> = {}): Promise<TestResponse> =>
      get(confirmEmail.path, { ...aim(email, purpose), link }, headers),

    mails,

    /** Orders a code and waits for its mail, the newest to this address. */
    async receive(email: string, purpose: SendEmailType = 'reg', headers: Record<string, string> = {}): Promise<ArrivedMail> {
      const before = (await mails(email)).length;
      const answer = await client.send(email, purpose, headers);
      if (!answer.json()['data']) throw new Error(`no code was sent: ${answer.body}`);
      await until('the mail is there', async () => (await mails(email)).length > before);
      return (await mails(email))[0]!;
    },

    /** A passed human check for the header. */
    async captchaToken(): Promise<string> {
      const answer = await server.call({ url: skipCaptcha.path, signed: true, from });
      return answer.json<{ data: { token: string } }>().data.token;
    },
  };
  return client;
}

/** A code that is not this one. */
export const otherThan = (code: string | undefined, step = 1) => String((Number(code) + step) % 10_000).padStart(4, '0');

/** The cookie that an answer sets, as `name=value`. */
export const cookieOf = (answer: TestResponse) => answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
