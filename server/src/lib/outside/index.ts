export { publicUrl } from './address.ts';
export { createAsk, type Outside } from './ask.ts';
export { decoded } from './decoded.ts';
export { createFetchFile, type FetchFile } from './fetch-file.ts';
export { ownServer } from './own-server.ts';
