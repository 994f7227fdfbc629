import { createRequest } from '@mortar/client';
import { appealAccountCase, getAccountCase } from '@mortar/protocol/community';
import { createQuery } from '@mortar/remote-kit';
import { sample } from 'effector';
import { createGate } from 'effector-react';

/** Why an account is shut out, for who holds a pass of a refused login. */
export const accountCase = createQuery(createRequest(getAccountCase));
/** Its owner wants another moderator to look. */
export const appealFx = createRequest(appealAccountCase);

/** The page is open. The pass stands behind the hash, which no server, log or other site is told of. */
export const Open = createGate<{ pass: string }>();
sample({ clock: Open.open, target: accountCase.wanted });
// The next one at this browser may be somebody else.
accountCase.$data.on(appealFx.doneData, (_, appealed) => ({ case: appealed })).reset(Open.close);
