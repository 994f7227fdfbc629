import { HEADERS, IDEMPOTENCY_KEY_HEADER, PROOF_HEADER, SIGN_OSES, type CodeName, type Endpoint } from '@mortar/protocol';
import type { FastifyInstance, onRequestHookHandler, preParsingAsyncHookHandler, preValidationAsyncHookHandler } from 'fastify';
import { KEY_PATTERN } from './idempotency.ts';

/** A header as the published document shows it. */
export interface HeaderSchema {
  type: 'string';
  description: string;
  enum?: readonly string[];
  pattern?: string;
}

/** What a call must pass before its endpoint works: the hooks that see to it, the headers that they read, the codes that they refuse with. */
export interface Demand {
  codes: readonly CodeName[];
  headers?: Readonly<Record<string, HeaderSchema>>;
  /** Whether no call gets through without the headers. */
  isRequired?: boolean;
  onRequest?(app: FastifyInstance): onRequestHookHandler;
  preParsing?(app: FastifyInstance): preParsingAsyncHookHandler;
  preValidation?(app: FastifyInstance): preValidationAsyncHookHandler;
}

const text = (description: string, more: Partial<HeaderSchema> = {}): HeaderSchema => ({ type: 'string', description, ...more });

const DEVICE_HEADERS = {
  [HEADERS.deviceId]: text('Id that the client made for this device and keeps'),
  [HEADERS.deviceName]: text('Name of the device, as its owner sees it among the devices of the account'),
  [HEADERS.deviceVersion]: text('Version of the device’s system'),
};
const SIGN_HEADERS = {
  [HEADERS.sign]: text('RSA-OAEP-256 of `os|timestamp|version` under the key of the system, as base64; may be sent again for 60 s'),
  [HEADERS.os]: text('System whose key was used', { enum: SIGN_OSES }),
};
const PROOF_HEADERS = {
  [PROOF_HEADER]: text(
    'JWT of type `dpop+jwt`, ES256, by the session’s key, with the claims jti, htm, htu, iat, ath and bh; for this one call',
  ),
};
const ONCE_HEADERS = {
  [IDEMPOTENCY_KEY_HEADER]: text('Chosen by the client: the same key gives the same answer and is done once', { pattern: KEY_PATTERN }),
};

/** Everything that is demanded of the calls of an endpoint, in the order in which it is checked. */
export function demandsOf(endpoint: Endpoint): Demand[] {
  const { access, idempotent, isUnsigned, proof } = endpoint;
  const sign: Demand = { codes: ['signRefused'], headers: SIGN_HEADERS, isRequired: true, onRequest: (app) => app.checkSign };
  // Counted by account where somebody must be signed in, hence after the person is known; elsewhere by address, before anything is decrypted (ADR 0065).
  const limited: Demand = { codes: ['rateLimited'], onRequest: (app) => app.limitFor(endpoint) };
  const proven: Demand = {
    codes: ['proofRefused', 'tooLarge'],
    headers: PROOF_HEADERS,
    isRequired: proof === true,
    preParsing: (app) => app.keepBodyHash,
    preValidation: (app) => (proof === true ? app.checkProof : app.checkProofOfPerson),
  };
  // Its key is read, and its work done, where the endpoint's own work begins.
  const once: Demand = { codes: ['validation', 'idempotencyMismatch'], headers: ONCE_HEADERS, isRequired: true };
  return [
    { codes: ['forbidden'], onRequest: (app) => app.checkOriginFor(endpoint) },
    {
      codes: ['ipRestricted', 'ipBlacklisted', 'deviceBlacklisted'],
      headers: DEVICE_HEADERS,
      onRequest: (app) => app.checkBansFor(endpoint),
    },
    ...(access === 'open' ? [limited] : []),
    ...(isUnsigned ? [] : [sign]),
    {
      codes: access === 'user' ? ['accountBlacklisted', 'tokenInvalid'] : ['accountBlacklisted'],
      onRequest: (app) => app.personFor(endpoint),
    },
    ...(access === 'user' ? [limited] : []),
    ...(proof ? [proven] : []),
    ...(idempotent ? [once] : []),
  ];
}
