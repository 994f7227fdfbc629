import { schnorr } from '@noble/curves/secp256k1.js';
import { Script, Transaction } from '@scure/btc-signer';

const NOWHERE = new Uint8Array(32);
const NO_OUTPUT = 0xffff_ffff;
/** Version 0 and unspendable outputs: what the library refuses by default is what BIP-322 asks for. */
const OPTIONS = { version: 0, allowUnknownInputs: true, allowUnknownOutputs: true, disableScriptCheck: true } as const;

/** Hash of a message as BIP-322 tags it. */
export function messageHash(text: string): Uint8Array {
  return schnorr.utils.taggedHash('BIP0322-signed-message', new TextEncoder().encode(text));
}

/** The transaction `to_spend`: it commits to the text and can be spent by the address alone. */
export function toSpend(text: string, script: Uint8Array): Transaction {
  const transaction = new Transaction(OPTIONS);
  const finalScriptSig = Script.encode(['OP_0', messageHash(text)]);
  // In this order: once an input is final, the library lets nothing be added.
  transaction.addOutput({ amount: 0n, script });
  transaction.addInput({ txid: NOWHERE, index: NO_OUTPUT, sequence: 0, finalScriptSig });
  return transaction;
}

/** The transaction `to_sign`, without its witness. */
export function toSign(text: string, script: Uint8Array): Transaction {
  const transaction = new Transaction(OPTIONS);
  transaction.addInput({ txid: toSpend(text, script).id, index: 0, sequence: 0 });
  transaction.addOutput({ amount: 0n, script: Script.encode(['RETURN']) });
  return transaction;
}
