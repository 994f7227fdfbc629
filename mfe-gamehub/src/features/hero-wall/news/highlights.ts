import { createRequest } from '@mortar/client';
import { getHighlights } from '@mortar/protocol/games';
import { createQuery } from '@mortar/remote-kit';

/** What was done in the games lately, by everybody. */
export const highlights = createQuery(createRequest(getHighlights));
