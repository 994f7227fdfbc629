export { CHAINS, DEMO_ADDRESS, EMBEDDED_CHAIN_ID, realChainId, type Chain } from './chains.ts';
export { fromContent, toContent } from './content.ts';
export { chainIdFor, textToSign, type Nonce } from './from-nonce.ts';
export { FOREIGN_CHAIN_IDS, readMessage, writeMessage, type SignInMessage } from './message.ts';
export { STATEMENTS } from './statement.ts';
