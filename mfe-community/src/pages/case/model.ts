import { createRequest } from '@mortar/client';
import { appealCase, getOwnCase } from '@mortar/protocol/community';
import { createQuery } from '@mortar/remote-kit';

/** A decision about what the person wrote. */
export const own = createQuery(createRequest(getOwnCase));
/** The person wants another moderator to look. */
export const appealFx = createRequest(appealCase);
own.$data.on(appealFx.doneData, (now, appealed) => (now?.id === appealed.id ? appealed : now));
