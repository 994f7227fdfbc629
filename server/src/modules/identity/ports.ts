import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/db.ts';
import type { Mail } from '../../mail/index.ts';
import type { CaptchaPolicy } from '../moderation/index.ts';
import type { Codes } from './codes/codes.ts';

/** Codes and mail, which a test may have in its own hands. */
export interface MailPorts {
  codes: Pick<Codes, 'consume' | 'ensureHuman'>;
  /** Puts a mail into the queue, in the transaction that it belongs to. */
  sendMail: SendMail;
}

/** What signing up and in needs of other rooms. */
export interface AccountPorts extends MailPorts {
  /** The one-time grant of a request's cookie. */
  grantOf(request: FastifyRequest): string | undefined;
  /** Takes that cookie away after it was used. */
  clearGrant(reply: FastifyReply): void;
  rewards: SignUpRewards;
  /** @throws AppError `captchaNeeded` or `captchaFailed` unless the request carries a passed human check */
  demandHuman(request: FastifyRequest): Promise<void>;
  /** The human check once something was done too often. */
  human: {
    /** @throws AppError `captchaNeeded` or `captchaFailed` when the policy asks for the check and the request carries none */
    ensure(request: FastifyRequest, policy: CaptchaPolicy, key: string): Promise<void>;
    count(tx: Db, policy: CaptchaPolicy, key: string): Promise<void>;
  };
}

export type SendMail = Mail['send'];

/** The activity that a registration goes through, and the invite code of who passed its link on. */
export interface Joining {
  campaignId: string;
  invitecode: string | undefined;
}

/** What signing up brings: given by who knows rewards, in the transaction of the sign-up. */
export interface SignUpRewards {
  grantRegistration(tx: Db, userId: number): Promise<{ brickstype: number; bricksamount: number }>;
  /** Keeps who led a newcomer here. @param invite its network as a keyed hash */
  addInvite(tx: Db, invite: { userId: number; inviterId: number; code: string; network: string; at: Date }): Promise<void>;
  /** Looks whether a registration may go through an activity. @throws AppError `activityOver` */
  admit(tx: Db, denet: string, activity: string): Promise<Joining>;
  join(tx: Db, joining: Joining, userId: number): Promise<void>;
}
