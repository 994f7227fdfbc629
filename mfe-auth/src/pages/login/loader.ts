import type { PageArgs } from '@mortar/host';
import { takeBroughtAnswer } from '../../lib/brought-answer.ts';
import { leaveSignedIn } from '../../lib/leave-signed-in.ts';

/** Opens the login page; who is signed in goes on, and so does who comes back from a third party. */
export async function loader(args: PageArgs): Promise<null> {
  leaveSignedIn(args);
  await takeBroughtAnswer(args.scope);
  return null;
}
