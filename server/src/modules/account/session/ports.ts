import type { Locale, SendEmailType } from '@mortar/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../../db/db.ts';
import type { CaptchaPolicy } from '../captcha/service.ts';

/** What signing up and in needs of other rooms. */
export interface AccountPorts {
  codes: {
    consume(
      tx: Db,
      use: { email: string; purpose: SendEmailType; code?: string; grant?: string; network: string },
    ): Promise<'ok' | 'wrongCode' | 'codeExpired' | 'codeClosed'>;
    /** To be asked before a code is looked at. @throws AppError `captchaNeeded` or `captchaFailed` while codes of many addresses are tried */
    ensureHuman(request: FastifyRequest): Promise<void>;
  };
  /** The one-time grant of a request's cookie. */
  grantOf(request: FastifyRequest): string | undefined;
  /** Takes that cookie away after it was used. */
  clearGrant?(reply: FastifyReply): void;
  ledger: { grantRegistration(tx: Db, userId: number): Promise<{ brickstype: number; bricksamount: number }> };
  /** Puts a mail into the queue, in the transaction that it belongs to. */
  sendMail: SendMail;
  /** @throws AppError `captchaNeeded` or `captchaFailed` unless the request carries a passed human check */
  demandHuman?(request: FastifyRequest): Promise<void>;
  /** The human check once something was done too often. */
  human?: {
    /** @throws AppError `captchaNeeded` or `captchaFailed` when the policy asks for the check and the request carries none */
    ensure(request: FastifyRequest, policy: CaptchaPolicy, key: string): Promise<void>;
    count(tx: Db, policy: CaptchaPolicy, key: string): Promise<void>;
  };
}

export type SendMail = (
  tx: Db,
  mail: {
    to: string;
    locale: Locale;
    template: 'newDevice' | 'alreadyRegistered' | 'accountChange' | 'thirdPartyChanged' | 'walletBound' | 'walletUnbound';
    values: Record<string, string>;
  },
) => Promise<void>;
