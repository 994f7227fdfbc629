import { hasCode, type RequestFailure } from '@mortar/client';
import { CODE_LENGTH, type SendEmailType } from '@mortar/protocol/identity';
import { isOfCode } from '#entities/mailed-code';
import type { OwnAccount } from '#entities/own-account';
import { passwordHash } from '#entities/password';

/** What a code that confirms was sent for. */
export type ConfirmPurpose = Extract<SendEmailType, 'verify' | 'editPass'>;

/** How somebody shows that a change is their wish: by password, by a code to their address, or, with neither, by a sign-in that is young. */
export interface Evidence {
  way: 'password' | 'code' | 'sign-in';
  password: string;
  code: string;
}

/** Evidence as it goes over the wire. */
export interface SealedEvidence {
  password?: string;
  code?: string;
}

/** Nothing typed yet, by the way that fits the account. */
export function noEvidence({ profile, methods }: OwnAccount): Evidence {
  const way = profile.email === '' ? 'sign-in' : methods.haspassword ? 'password' : 'code';
  return { way, password: '', code: '' };
}

/** Whether everything is there that its way asks for. */
export function isEvidenceWhole({ way, password, code }: Evidence): boolean {
  if (way === 'password') return password !== '';
  return way === 'sign-in' || code.length === CODE_LENGTH;
}

/** Whether the password was not the account's. The server's words for it speak of a sign-in, with its address. */
export function isPasswordWrong(failure: RequestFailure | null): boolean {
  return failure !== null && hasCode(failure, 'wrongCredentials');
}

/** Whether it is the evidence that was refused: that is said where it was typed. */
export function isOfEvidence(failure: RequestFailure, { way }: Evidence): boolean {
  return isPasswordWrong(failure) || (way === 'code' && isOfCode(failure));
}

/** Evidence for a call; the password goes as its hash. */
export async function sealed({ way, password, code }: Evidence): Promise<SealedEvidence> {
  if (way === 'password') return { password: await passwordHash(password) };
  return way === 'code' ? { code } : {};
}

/** Evidence by the names that most calls give it. */
export async function confirmationFields(evidence: Evidence): Promise<{ password?: string; verifycode?: string }> {
  const { code, ...rest } = await sealed(evidence);
  return { ...rest, ...(code !== undefined && { verifycode: code }) };
}
