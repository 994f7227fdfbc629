import { SUCCESS } from '@mortar/protocol';
import { EMAIL_CODE_TYPES, sendEmail } from '@mortar/protocol/identity';
import type { TestSmtp } from '../../server/test/smtp.ts';
import { addressOf } from '../server/load.ts';
import { signsFor } from '../server/sign.ts';
import type { Stack } from '../stack.ts';
import { caller } from './caller.ts';

/** As many as may wait before the human check is asked for. */
const MAILS = 200;
const LONGEST_MS = 60_000;

/** As many people ask for a code at once. @returns seconds until the mail server has the last of their mails */
export async function lastMailSeconds(stack: Stack, smtp: TestSmtp): Promise<number> {
  const { send, close } = caller(stack.url, MAILS);
  const signs = await signsFor(stack.url, MAILS);
  const began = performance.now();
  const ask = async (headers: Record<string, string>, person: number) => {
    const aim = { email: `bench-${person}@example.com`, type: String(EMAIL_CODE_TYPES.reg), sendEmailType: 'reg' };
    const ofPage = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'x-forwarded-for': addressOf(person) };
    const { body } = await send('GET', `${sendEmail.path}?${new URLSearchParams(aim)}`, { ...headers, ...ofPage });
    if (!body.includes(`"code":${SUCCESS}`)) throw new Error(`no code was sent: ${body}`);
  };
  await Promise.all(signs.map(ask)).finally(close);
  while (smtp.messages.length < MAILS) {
    if (performance.now() - began > LONGEST_MS) throw new Error(`only ${smtp.messages.length} of ${MAILS} mails were sent`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return (performance.now() - began) / 1000;
}
