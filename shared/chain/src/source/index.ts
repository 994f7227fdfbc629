export type { Header, Log } from './answers.ts';
export { mayHaveLogged } from './bloom.ts';
export { ChainCallRefused, ChainServerError, createRpc } from './rpc.ts';
export { createChainSource, type ChainSource, type LogFilter } from './source.ts';
