export type { Endpoint, Method } from './endpoint.ts';
export { endpoints, type EndpointId } from './endpoints.ts';
export { CODES, SUCCESS, type Code, type CodeName } from './codes.ts';
export type { Envelope, InvalidField } from './envelope.ts';
export {
  HEADERS,
  IDEMPOTENCY_KEY_HEADER,
  REGISTRY_SEQ_HEADER,
  SIGN_OSES,
  SIGN_REUSE_MS,
  SIGN_WINDOW_MS,
  signText,
  type SignOs,
} from './headers.ts';
export {
  DEFAULT_LOCALE,
  LOCALES,
  LOCALE_COOKIE,
  LOCALE_COOKIE_SECONDS,
  isLocale,
  localeFromHeader,
  localeHeader,
  type Locale,
  type LocalizedText,
} from './locale.ts';
export {
  CODE_LENGTH,
  EMAIL_CODE_TYPES,
  RESEND_SECONDS,
  SEND_EMAIL_TYPES,
  TOKEN_COOKIE,
  USER_COOKIE,
  type SendEmailType,
} from './account/names.ts';
export {
  THIRD_PARTIES,
  THIRD_PARTY_CHANNEL,
  THIRD_PARTY_TYPES,
  THIRD_PARTY_WINDOW,
  readThirdPartyFragment,
  thirdPartyFragment,
  type ThirdParty,
  type ThirdPartyAnswer,
  type ThirdPartyRefusal,
  type ThirdPartyType,
} from './account/third-party.ts';
export { PROFILE_LIMITS } from './account/profile-limits.ts';
export { PROOF_HEADER, type ProofClaims } from './account/proof.ts';
export type { SessionData, UserProfile } from './account/session.ts';
export {
  NONCE_TYPES,
  WALLET_FAMILIES,
  WALLET_TYPES,
  familyOf,
  type NoncePurpose,
  type NonceType,
  type WalletFamily,
  type WalletType,
} from './account/wallet.ts';
export type { WalletInfo } from './account/wallet-schemas.ts';
export { DEFAULT_THEME, THEMES, THEME_COOKIE, isTheme, type Theme } from './theme.ts';
export { BOOT_ELEMENT_ID, type BootData, type SiteLinks } from './platform/boot.ts';
export {
  BUILD_MANIFEST_FILE,
  OVERRIDE_PARAM,
  CANARY_PARAM,
  CHANNELS,
  CHANNEL_REASONS,
  FIRST_PAINT_PLACE,
  OFFLINE_PAGE_PART,
  developmentFlavour,
  firstPaintFile,
  firstPaintLayout,
  pageChunks,
  registryTag,
  type Area,
  type BuildFile,
  type BuildManifest,
  type Channel,
  type ChannelReason,
  type RegisteredRemote,
  type RegistryDocument,
  type RemotePin,
} from './platform/registry.ts';
export { LOCAL_DESCRIPTION_FILE, LOCAL_ENTRY, LOCAL_VERSION, localGlobal, localPath, localPin } from './platform/local-remote.ts';
export { REGISTRY_CONTEXT, REGISTRY_ELEMENT_ID, REGISTRY_SIGNATURE_HEADER, type SignedRegistry } from './platform/signed-registry.ts';
export { GUARD_NAMES, SHELL_PAGES, matchesPath, needsSession, resolvePath, type ResolvedPath } from './platform/paths.ts';
export { safePath } from './platform/safe-path.ts';
export type { RemoteDescription, RemoteNavigationEntry, RemoteRoute } from './platform/remote-description.ts';
export { RESUMABLE_PATH, RESUMABLE_PIECE_BYTES, UPLOAD_LIMITS, UPLOAD_PURPOSES, type UploadPurpose } from './uploads/names.ts';
export type { Asset } from './uploads/asset.ts';
export type { Input, Output } from './schemas.ts';
export { HOST_SLOTS } from './platform/slots.ts';
