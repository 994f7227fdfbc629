import type { Db } from '../../../db/db.ts';
import type { PendingSignIns } from '../email/pending.ts';
import { callerOf } from '../caller.ts';
import type { AccountPorts } from '../ports.ts';
import type { Auto } from './auto.ts';
import { browserOf } from './cookie.ts';

/** Sign-ins that wait for an address, for who proves one by `open/bindingemail` (spec §7): the same step as `open/auto`. */
export function createPendingSignIns({ db, auto, ports }: { db: Db; auto: Auto; ports: Pick<AccountPorts, 'grantOf'> }): PendingSignIns {
  return {
    async finish(request, body) {
      return auto({
        body,
        caller: callerOf(request),
        browser: browserOf(request),
        grant: ports.grantOf(request),
        once: (work) => db.transaction(work),
      });
    },
  };
}
