import { Type } from 'typebox';

/** For whom a key pair is; one kind today. */
const KeyType = Type.Optional(Type.Literal('web'));

export const getKeyPair = {
  summary: 'Public key that the first message of a connection is encrypted with',
  query: Type.Object({ type: KeyType }),
  data: Type.Object({
    /** RSA key of at least 2048 bits for OAEP with SHA-256: SPKI in base64. */
    publickey: Type.String(),
  }),
};

export const getUtoken = {
  summary: 'Token that opens the connection, encrypted with the caller’s AES key; it lives 24 hours',
  query: Type.Object({
    /** RSA-OAEP ciphertext in base64 of `KeyOffer` as JSON. A nonce is taken once. */
    token: Type.String({ minLength: 1, maxLength: 2048 }),
    type: KeyType,
  }),
  data: Type.Object({
    /** Base64 of the 12 bytes of the nonce, then AES-256-GCM ciphertext and tag of the token. */
    utoken: Type.String(),
  }),
};
