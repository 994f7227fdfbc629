import type { WalletFamily } from '@mortar/protocol/identity';

/** The fields of a text that a wallet signs (ERC-4361; CAIP-122 for the other families). */
export interface SignInMessage {
  family: WalletFamily;
  /** Host, and port where it is not the scheme's own, of the site that asks. */
  domain: string;
  /** In its canonical form. */
  address: string;
  statement: string;
  /** Origin of the site. */
  uri: string;
  /** Decimal id of the network; for the other families one of `FOREIGN_CHAIN_IDS`. */
  chainId: string;
  /** At least 8 letters and digits. */
  nonce: string;
  /** ISO 8601 in UTC with milliseconds, as `Date.toISOString` writes it. */
  issuedAt: string;
  expirationTime: string;
}

/** References of the main networks (CAIP-2, and what Sign In With Solana calls its own). */
export const FOREIGN_CHAIN_IDS = { bitcoin: '000000000019d6689c085ae165831e93', solana: 'mainnet' } as const;

const ACCOUNTS: Readonly<Record<WalletFamily, string>> = { ethereum: 'Ethereum', bitcoin: 'Bitcoin', solana: 'Solana' };

const TIME = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z`;
const FORM = new RegExp(
  [
    String.raw`^(?<domain>[a-zA-Z0-9.-]+(?::\d{1,5})?|\[[0-9a-fA-F:]+\](?::\d{1,5})?) wants you to sign in with your (?<account>Ethereum|Bitcoin|Solana) account:`,
    String.raw`(?<address>[a-zA-Z0-9]{26,90})`,
    '',
    String.raw`(?<statement>[a-zA-Z0-9 :/?#@[\]!$&'()*+,;=._~-]{1,512})`,
    '',
    String.raw`URI: (?<uri>https?://[a-zA-Z0-9.:[\]-]+)`,
    'Version: 1',
    String.raw`Chain ID: (?<chainId>[a-z0-9]{1,32})`,
    String.raw`Nonce: (?<nonce>[a-zA-Z0-9]{8,64})`,
    `Issued At: (?<issuedAt>${TIME})`,
    `Expiration Time: (?<expirationTime>${TIME})$`,
  ].join('\n'),
);

/** The text itself, the same in browser and server. */
export function writeMessage(message: SignInMessage): string {
  return [
    `${message.domain} wants you to sign in with your ${ACCOUNTS[message.family]} account:`,
    message.address,
    '',
    message.statement,
    '',
    `URI: ${message.uri}`,
    'Version: 1',
    `Chain ID: ${message.chainId}`,
    `Nonce: ${message.nonce}`,
    `Issued At: ${message.issuedAt}`,
    `Expiration Time: ${message.expirationTime}`,
  ].join('\n');
}

/** The fields of a text that `writeMessage` could have made; undefined for every other one, however little differs. */
export function readMessage(text: string): SignInMessage | undefined {
  const found = FORM.exec(text)?.groups;
  const family = (Object.keys(ACCOUNTS) as WalletFamily[]).find((name) => ACCOUNTS[name] === found?.['account']);
  if (!found || !family) return undefined;
  const of = (name: keyof SignInMessage) => found[name] ?? '';
  const message: SignInMessage = {
    family,
    domain: of('domain'),
    address: of('address'),
    statement: of('statement'),
    uri: of('uri'),
    chainId: of('chainId'),
    nonce: of('nonce'),
    issuedAt: of('issuedAt'),
    expirationTime: of('expirationTime'),
  };
  return writeMessage(message) === text ? message : undefined;
}
