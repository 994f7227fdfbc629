/** `typ` of the JWT by which a team proves that it has the key of its remote; `alg` is `EdDSA`, `kid` the key's RFC 7638 thumbprint. */
export const PUBLISH_PROOF_TYPE = 'mortar-publish+jwt';

/** What comes of the build: live at once, kept for a canary or a later promotion, or only a verdict. */
export const PUBLISH_ACTS = ['publish', 'stage', 'judge'] as const;
export type PublishAct = (typeof PUBLISH_ACTS)[number];

/** Claims of such a proof, which is for one call. */
export interface PublishClaims {
  /** Origin of the site. */
  aud: string;
  /** Name of the remote. */
  sub: string;
  act: PublishAct;
  /** SHA-256 of `build.json`, which lists the hash of every other file, as base64url. */
  build: string;
  /** Random, never used before. */
  jti: string;
  /** Seconds since the epoch, by a clock that may be wrong by `PUBLISH_WINDOW_SECONDS`. */
  iat: number;
}

/** How far the time of a proof may be from the server's. */
export const PUBLISH_WINDOW_SECONDS = 300;
