import { UsageError } from './usage-error.ts';

/** What an operator asks for about the keys by which teams publish. */
export type KeyCall = { command: 'key' } & (
  | { verb: 'list' }
  | { verb: 'revoke'; remote: string; name: string }
  | { verb: 'add'; remote: string; name: string; publicKey: string }
);

const KEY_WORDS = 'key add <remote> <name of the key> <public key>, key revoke <remote> <name of the key>, or key list';

/** @param registryName checks the name of a remote. @throws UsageError */
export function readKeyCall([verb, remote, name, publicKey, ...more]: readonly string[], registryName: (name: string) => string): KeyCall {
  if (verb === 'list' && remote === undefined) return { command: 'key', verb };
  if (remote && name && more.length === 0) {
    if (verb === 'add' && publicKey) return { command: 'key', verb, remote: registryName(remote), name, publicKey };
    if (verb === 'revoke' && publicKey === undefined) return { command: 'key', verb, remote: registryName(remote), name };
  }
  throw new UsageError(`It is: npm run mortar -- ${KEY_WORDS}`);
}
