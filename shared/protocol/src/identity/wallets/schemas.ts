import { Type, type Static } from 'typebox';
import { refusals } from '../../core/refusals.ts';
import { InviteCode } from '../../rewards/fields.ts';
import { HUMAN_CHECK, SessionKey, WALLET_SIGNED } from '../fields.ts';
import { SessionData, UserProfile } from '../sessions/session.ts';
import { NONCE_TYPES, WALLET_FAMILIES, WALLET_TYPES } from './wallet.ts';

/** An address of any family; the server checks the form and answers with the one that is kept. */
const Address = Type.String({ pattern: '^[A-Za-z0-9]{26,90}$' });
const Family = Type.Enum(WALLET_FAMILIES);
/** Letters and digits, so that it may stand in a text of ERC-4361. */
const Nonce = Type.String({ pattern: '^[A-Za-z0-9]{8,64}$' });

/** A text that a wallet has signed. */
const Signed = {
  type: Type.Enum(Object.values(WALLET_TYPES)),
  /** Hex of the signed text. */
  content: Type.String({ pattern: '^(0x)?([0-9a-fA-F]{2}){1,2048}$' }),
  /** `0x` and hex of an Ethereum-style wallet, base64 of a Bitcoin-style one, base58 of a Solana-style one. */
  sign: Type.String({ pattern: '^[A-Za-z0-9+/=]{64,16384}$' }),
  /** Hex of the public key; a Bitcoin-style wallet needs it. */
  publickey: Type.Optional(Type.String({ pattern: '^(0x)?[0-9a-fA-F]{64,130}$' })),
};

/** `unset`: this site has no server to ask; `unreachable`: it did not answer. */
const Asked = Type.Enum(['none', 'ok', 'unset', 'unreachable']);

/** What a person's wallet holds. */
export const WalletInfo = Type.Object({
  /** Family of the wallet; empty without one. */
  family: Type.Enum(['', ...WALLET_FAMILIES]),
  state: Asked,
  /** The currency that is shown first comes first. */
  currencies: Type.Array(
    Type.Object({
      currency: Type.String(),
      /** Decimal text in the smallest unit. */
      balance: Type.String({ pattern: '^[0-9]+$' }),
      /** Digits behind the point of one whole. */
      decimals: Type.Integer(),
      /** Network of the Ethereum family; 0 for the others. */
      chainid: Type.Integer(),
    }),
  ),
  /** Of a Bitcoin-style wallet, the first 20; `tick` is empty where an inscription is no token. */
  inscriptions: Type.Array(Type.Object({ id: Type.String(), number: Type.Integer(), tick: Type.String(), contenttype: Type.String() })),
  inscriptionsstate: Asked,
});
export type WalletInfo = Static<typeof WalletInfo>;

export const getWalletOptions = {
  summary: 'What wallets can do on this site',
  data: Type.Object({
    /** Networks of the Ethereum family on which contract wallets can sign in and balances are shown. */
    chainids: Type.Array(Type.Integer()),
    /** Whether the demo wallet of the embedded chain may sign in. */
    demo: Type.Boolean(),
  }),
};

export const getWalletNonce = {
  summary: 'What a wallet must sign for one sign-in, bind or unbind; good once, for five minutes, in this browser',
  query: Type.Object({ address: Address, /** 1 login, 2 bind, 4 unbind. */ type: Type.Integer({ enum: Object.values(NONCE_TYPES) }) }),
  data: Type.Object({
    nonce: Nonce,
    family: Family,
    /** The address as it must stand in the text. */
    address: Type.String(),
    domain: Type.String(),
    uri: Type.String(),
    issuedat: Type.String(),
    expirationtime: Type.String(),
  }),
  codes: refusals('tokenInvalid'),
};

export const loginByWallet = {
  summary: 'Sign in by a wallet; the first sign-in of an address makes an account',
  body: Type.Object({ ...Signed, invitecode: Type.Optional(InviteCode), key: Type.Optional(SessionKey) }),
  data: SessionData,
  codes: [...WALLET_SIGNED, ...HUMAN_CHECK],
};

export const getWalletAddress = {
  summary: 'Whether an address is bound to the caller; of other people it tells nothing',
  query: Type.Object({ address: Address }),
  data: Type.Object({ /** The address as it is kept. */ address: Type.String(), bound: Type.Boolean() }),
};

export const bindWallet = {
  summary: 'Bind a wallet to this account; it can sign in from then on',
  body: Type.Object(Signed),
  data: Type.Object({ walletaddress: Type.String() }),
  codes: [...refusals('signInAgain', 'alreadyBound', 'identityTaken'), ...WALLET_SIGNED],
};

export const unbindWallet = {
  summary: 'Take a wallet from this account, unless it is the only way to sign in',
  body: Type.Object({ ...Signed, nonce: Nonce }),
  data: Type.Object({ /** The wallet that stays; empty without one. */ walletaddress: Type.String() }),
  codes: [...refusals('lastSignInMethod'), ...WALLET_SIGNED],
};

export const getWalletProfile = {
  summary: 'The signed-in person with what their wallet holds',
  data: Type.Object({ ...UserProfile.properties, wallet: WalletInfo }),
};
