import type { SealedAuth } from './handshake.ts';

/** What the page gives the connection: all of it may be missing. */
export interface ConnectionHost {
  /** Starts the browser's shared worker, whose script the host has. Without it one tab connects for all. */
  startWorker?(): SharedWorker;
  /** Keeps the token of one exchange of keys for the documents that follow, until the connection is dropped. */
  keeper?: {
    read(): Promise<SealedAuth | undefined>;
    write(auth: SealedAuth): Promise<void>;
    forget(): Promise<void>;
  };
}

let host: ConnectionHost = {};

/** The host says once what it has for the connection. */
export function hostConnection(given: ConnectionHost): void {
  host = given;
}

export const connectionHost = (): ConnectionHost => host;
