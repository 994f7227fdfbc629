import { $session } from '@mortar/host';
import { fork, type Scope } from 'effector';
import { connected } from '../../shared/remote-kit/test/site.tsx';
import { SESSION } from '../../shared/remote-kit/test/session.ts';

/** A scope as the shell makes one for a person, or for a visitor. @param api origin of the API */
export const startScope = (api: string, uid: string | null): Scope =>
  connected(api, fork({ values: [[$session, uid === null ? null : { ...SESSION, uid }]] }));
