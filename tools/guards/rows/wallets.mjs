const ROOM = 'server/src/modules/identity/wallets';
const LOGIN = `${ROOM}/login.test.ts`;
const CHANGE = `${ROOM}/change.test.ts`;
const CHAIN = 'shared/chain/src';
const BITCOIN = `${CHAIN}/verify/bitcoin/bitcoin.test.ts`;
const SOLANA = `${CHAIN}/verify/solana.test.ts`;
const ETHEREUM = `${CHAIN}/verify/ethereum.test.ts`;
const OTHER_TEXT = 'it must be the expected one: another %s is refused, though well signed';

/** Wallets. */
export const wallets = [
  {
    row: 'C1',
    demands:
      'A nonce is 128 random bits in letters and digits, kept on the server, good once and for 5 minutes, and used up before any signature is looked at.',
    guards: [
      {
        what: 'used up before anything else, whatever becomes of the call',
        file: `${ROOM}/nonces.ts`,
        text: '`delete from account_wallet_nonces where nonce = $1\n  returning purpose,',
        off: '`select purpose,',
        tests: [{ file: LOGIN, title: 'it burns a nonce whose signature is wrong' }],
      },
      {
        what: 'five minutes',
        file: `${ROOM}/prove.ts`,
        text: 'kept.expiresAt.getTime() > clock.now();',
        off: 'kept.expiresAt.getTime() > 0;',
        tests: [{ file: LOGIN, title: 'it refuses a nonce after five minutes' }],
      },
      {
        what: '128 bits',
        file: `${ROOM}/nonces.ts`,
        text: 'randomBytes(16)',
        off: 'randomBytes(8)',
        tests: [{ file: LOGIN, title: 'it gives 128 random bits, never to be stored, and a secret that scripts cannot read' }],
      },
    ],
    seen: [
      { file: LOGIN, title: 'it makes one session of a nonce that is used twice at once' },
      { file: LOGIN, title: 'it refuses a replay, with every cookie of that time restored' },
    ],
  },
  {
    row: 'C2',
    demands:
      'A nonce is for one of login, bind and unbind, for the browser that asked, and to bind or unbind for its session; as many as one likes may be asked for an address.',
    guards: [
      {
        what: 'the browser',
        file: `${ROOM}/prove.ts`,
        text: 'kept.browser === browserHash(keyring, browser) &&',
        off: 'browserHash(keyring, browser).length > 0 &&',
        tests: [{ file: LOGIN, title: 'it refuses a nonce in another browser than the one that asked' }],
      },
      {
        what: 'the session',
        file: `${ROOM}/prove.ts`,
        text: 'kept.sessionId === sessionId &&',
        off: '(kept.sessionId === null) === (sessionId === null) &&',
        tests: [{ file: CHANGE, title: 'it refuses a nonce of another session, also in the same browser' }],
      },
      {
        what: 'none for a visitor but to sign in',
        file: `${ROOM}/nonce-service.ts`,
        text: "if (purpose !== 'login' && !person) throw",
        off: "if (purpose !== 'login' && !person && text === '') throw",
        tests: [{ file: LOGIN, title: 'it gives a visitor none to bind or unbind with' }],
      },
    ],
    seen: [
      { file: CHANGE, title: 'it refuses a nonce that was given to %s when it is used to %s' },
      { file: LOGIN, title: 'it leaves an owner alone for whose address strangers ask' },
    ],
  },
  {
    row: 'C3',
    demands:
      'The server writes the text that must have been signed (ERC-4361, CAIP-122) and takes no other: domain, address, welcome line, uri, version, network, nonce, beginning and end.',
    guards: [
      {
        what: 'the expected text',
        file: `${ROOM}/prove.ts`,
        text: 'const isText = text === expectedText(site, { ...kept, nonce: message.nonce }, message.chainId);',
        off: 'const isText = expectedText(site, { ...kept, nonce: message.nonce }, message.chainId).length > 0;',
        tests: [{ file: LOGIN, title: OTHER_TEXT }],
      },
      {
        what: 'the networks',
        file: `${ROOM}/site-text.ts`,
        text: 'String(id) === chainId && id in CHAINS &&',
        off: 'Number.isInteger(id) &&',
        tests: [{ file: LOGIN, title: OTHER_TEXT }],
      },
      {
        what: 'the public address, never a Host header',
        file: `${ROOM}/site-text.ts`,
        text: 'domain: new URL(publicUrl).host,',
        off: 'domain: new URL(publicUrl).protocol,',
        tests: [{ file: LOGIN, title: 'it is of the public address, whatever the Host header' }],
      },
    ],
    seen: [
      { file: `${CHAIN}/message/message.test.ts`, title: 'it takes nothing from %s' },
      { file: `${CHAIN}/message/message.test.ts`, title: 'it writes what the parsers of others read as ERC-4361: %s' },
      { file: LOGIN, title: 'it may name network %s' },
    ],
  },
  {
    row: 'C4',
    demands:
      'Accounts with a key of their own (EIP-191), contracts (ERC-1271) and contracts that do not stand yet (ERC-6492), which are known by network and address; the network gets 3 seconds.',
    guards: [
      {
        what: 'the network of a contract',
        file: `${ROOM}/prove.ts`,
        text: "chain: verdict === 'contract' ? Number(chainId) : 0 };",
        off: 'chain: 0 };',
        tests: [{ file: LOGIN, title: 'it takes the same address on two networks for two people, each known again' }],
      },
      {
        what: 'a key of one’s own needs no network',
        file: `${CHAIN}/verify/ethereum.ts`,
        text: "if (await isByOwnKey(signed)) return 'valid';",
        off: '',
        tests: [{ file: ETHEREUM, title: 'it is told without any network, and also when that is down' }],
      },
      {
        what: 'three seconds',
        file: `${CHAIN}/verify/ethereum.ts`,
        text: "Promise.race([askContract(signed, rpc).catch((): Verdict => 'unreachable'), late()])",
        off: 'Promise.race([late().then(late)])',
        tests: [{ file: ETHEREUM, title: 'it is waited for no longer than three seconds' }],
      },
      {
        what: 'the network of the text',
        file: `${CHAIN}/verify/ethereum.ts`,
        text: "if ((await getChainId(client)) !== rpc.chainId) return 'unreachable';",
        off: 'await getChainId(client);',
        tests: [{ file: ETHEREUM, title: 'it is told nothing of where no network is known, none answers, or another one does' }],
      },
    ],
    seen: [
      { file: ETHEREUM, title: 'it decides by ERC-1271' },
      { file: ETHEREUM, title: 'it signs before it stands, by ERC-6492' },
      { file: LOGIN, title: 'it takes a wallet with a key of its own for the same person on every network' },
      { file: LOGIN, title: 'it says quickly that a network cannot be asked, while wallets with keys of their own go on' },
    ],
  },
  {
    row: 'C5',
    demands: 'Bitcoin-style wallets sign by BIP-322 or the old 65 bytes; the public key makes the very address; a high S is refused.',
    guards: [
      {
        what: 'the key makes the address',
        file: `${CHAIN}/verify/bitcoin/index.ts`,
        text: '|| !isAddressOf(key, known.kind, known.address)',
        off: '|| !isAddressOf.name',
        tests: [{ file: BITCOIN, title: 'it takes what a wallet of kind %s signs, and nothing that differs' }],
      },
      {
        what: 'a high S by BIP-322',
        file: `${CHAIN}/verify/bitcoin/bip322.ts`,
        text: 'lowS: true,',
        off: 'lowS: false,',
        tests: [{ file: BITCOIN, title: 'it refuses the second form of a signature, with a high S' }],
      },
      {
        what: 'a high S in the old form',
        file: `${CHAIN}/verify/bitcoin/legacy.ts`,
        text: 'if (signature.hasHighS()) return false;',
        off: '',
        tests: [{ file: BITCOIN, title: 'it refuses its second form, with a high S' }],
      },
      {
        what: 'a signature for all of the transaction',
        file: `${CHAIN}/verify/bitcoin/bip322.ts`,
        text: '(signature.length === SCHNORR_BYTES + 1 && sighash === SIGHASH_ALL)',
        off: 'signature.length === SCHNORR_BYTES + 1',
        tests: [{ file: BITCOIN, title: 'it takes no signature for less than the whole transaction' }],
      },
    ],
    seen: [
      { file: BITCOIN, title: 'it takes the signature of the standard for %j: %s' },
      { file: BITCOIN, title: 'it takes the vector of bitcoinjs' },
      { file: LOGIN, title: 'it refuses a public key that is not the one of the address, and none at all' },
    ],
  },
  {
    row: 'C6',
    demands: 'Solana-style wallets sign by strict ed25519: no key of small order, no second form of a signature.',
    guards: [
      {
        what: 'the strict rules',
        file: `${CHAIN}/verify/solana.ts`,
        text: '{ zip215: false }',
        off: '{ zip215: true }',
        tests: [{ file: SOLANA, title: 'it refuses a key of small order, for which one signature fits every text' }],
      },
    ],
    seen: [
      { file: SOLANA, title: 'it takes the vector of RFC 8032 of key %s' },
      { file: SOLANA, title: 'it refuses the second form of a signature' },
    ],
  },
  {
    row: 'C7',
    demands: 'Type and address agree; an address is kept in one spelling, so every spelling is the same account.',
    guards: [
      {
        what: 'type and address agree',
        file: `${ROOM}/prove.ts`,
        text: 'family === familyOf(signed.type) &&',
        off: 'familyOf(signed.type).length > 0 &&',
        tests: [{ file: LOGIN, title: 'it refuses type %s for an address of another family' }],
      },
      {
        what: 'one spelling',
        file: `${CHAIN}/address/index.ts`,
        text: 'address: getAddress(text.toLowerCase())',
        off: 'address: getAddress(text.toLowerCase()) && text',
        tests: [{ file: LOGIN, title: 'it takes any spelling of an address for the same account' }],
      },
    ],
    seen: [{ file: `${CHAIN}/address/address.test.ts`, title: 'it reads %s as one of %s and keeps it as %s' }],
  },
  {
    row: 'C8',
    demands:
      'A wallet is bound within 15 minutes of a sign-in, unbound by its own signature, both with a proof by the session’s key; the last way to sign in stays; a wallet or an address belongs to one account, and nobody learns to whom. The owner gets a mail, and the audit a row.',
    guards: [
      {
        what: 'a fresh sign-in',
        file: `${ROOM}/change.ts`,
        text: 'await ensureFresh(change.person);',
        off: 'ensureFresh(change.person).catch(() => {});',
        tests: [{ file: CHANGE, title: 'it wants a sign-in of the last 15 minutes' }],
      },
      {
        what: 'the last way to sign in',
        file: `${ROOM}/change.ts`,
        text: '        await identities.ensureWayIn(userId);\n',
        off: '',
        tests: [
          { file: CHANGE, title: 'it keeps the last way to sign in' },
          { file: CHANGE, title: 'it keeps one of two that are taken away at once' },
        ],
      },
      {
        what: 'a wallet that was taken away opens nothing, also while its signature was looked at',
        file: 'server/src/modules/identity/session/begin-statement.ts',
        text: 'and held.kind = $14 and held.subject = $15',
        off: 'and $14::text is not null and $15::text is not null',
        tests: [{ file: CHANGE, title: 'it opens the account no more to a sign-in by the wallet that is under way' }],
      },
      {
        what: 'a wallet of one account',
        file: `${ROOM}/change.ts`,
        text: "owner?.userId === userId ? 'alreadyBound' : 'identityTaken'",
        off: "'alreadyBound'",
        tests: [
          { file: CHANGE, title: 'it gives a wallet to one of two people who bind it at once, and does not tell the other whose it is' },
        ],
      },
      {
        what: 'the proof',
        file: 'shared/protocol/src/identity/wallets/endpoints.ts',
        text: "user/bind/wallet/address',\n  access: 'user',\n  proof: true,",
        off: "user/bind/wallet/address',\n  access: 'user',",
        tests: [{ file: CHANGE, title: 'it takes $id with a proof by the session’s key alone' }],
      },
      {
        what: 'the mail to the owner',
        file: `${ROOM}/change.ts`,
        text: "await tellOwner(tx, sendMail, { owner, change: kind === 'bind' ? 'walletBound' : 'walletUnbound', about: { address }, at });",
        off: '',
        tests: [{ file: CHANGE, title: 'it takes a wallet away, tells the owner by mail, and the wallet signs in as somebody new' }],
      },
      {
        what: 'the row of the audit',
        file: `${ROOM}/change.ts`,
        text: "outcome: 'done', detail });\n    await tellOwner",
        off: "outcome: 'unchanged', detail });\n    await tellOwner",
        tests: [{ file: CHANGE, title: 'it takes a wallet away, tells the owner by mail, and the wallet signs in as somebody new' }],
      },
    ],
  },
  {
    row: 'C9',
    demands: 'Another account of a wallet signs nothing by itself: the person is asked whether to continue as it.',
    guards: [
      {
        what: 'a question in place of a signature',
        file: 'mfe-auth/src/features/wallet/follow.ts',
        text: "props: { purpose: 'account' as const }",
        off: "props: { purpose: 'login' as const }",
        tests: [{ file: 'mfe-auth/test/wallet.test.tsx', title: 'it signs nothing by another account before the person says so' }],
      },
    ],
    seen: [{ file: 'mfe-auth/test/wallet.test.tsx', title: 'it follows the wallet in a new document and asks it for nothing' }],
  },
  {
    row: 'C10',
    demands: 'Nobody stores a nonce on its way.',
    guards: [
      {
        what: 'answers of the API',
        file: 'server/src/plugins/security-headers.ts',
        text: "'cache-control': 'no-store',",
        off: '',
        tests: [{ file: LOGIN, title: 'it gives 128 random bits, never to be stored, and a secret that scripts cannot read' }],
      },
    ],
  },
];
