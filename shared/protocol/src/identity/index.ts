export * from './codes/names.ts';
export * from './endpoints.ts';
export * from './error-codes.ts';
export * from './profile/limits.ts';
export * from './sessions/cookies.ts';
export type { SessionData, UserProfile } from './sessions/session.ts';
export * from './third-parties/third-party.ts';
export type { WalletInfo } from './wallets/schemas.ts';
export * from './wallets/wallet.ts';
