export { createTokenReader, TokenRefused, type TokenOf, type TokenReader } from './token-reader.ts';
