/** Request header of endpoints with `proof`: a JWT of type `dpop+jwt`, alg ES256, signed by the session's key (the shape of RFC 9449). */
export const PROOF_HEADER = 'dpop';

/** What a proof says; it is good for this one call. */
export interface ProofClaims {
  /** 16 to 64 characters of base64url, used once. */
  jti: string;
  /** Method. */
  htm: string;
  /** Origin and path, without query. */
  htu: string;
  /** Seconds since the epoch by the server's clock. */
  iat: number;
  /** base64url SHA-256 of the access token. */
  ath: string;
  /** base64url SHA-256 of the body as it is sent, or of the query without `?` in a GET. */
  bh: string;
}
