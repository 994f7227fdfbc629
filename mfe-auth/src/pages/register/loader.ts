import type { PageArgs } from '@mortar/host';
import { scopeBind } from 'effector';
import { activityOpened, joiningIn } from '#entities/activity';
import { inviterWanted } from '#entities/invitation';
import { leaveSignedIn } from '../../lib/leave-signed-in.ts';

/** Opens the register view: who is signed in goes on, and whose invitation and which activity it is gets asked. */
export function loader(args: PageArgs): null {
  leaveSignedIn(args);
  const joining = joiningIn(args.url.searchParams);
  scopeBind(activityOpened, { scope: args.scope })(joining ?? null);
  if (!joining) scopeBind(inviterWanted, { scope: args.scope })();
  return null;
}
