import { createRequest } from '@mortar/client';
import { getMyPoints } from '@mortar/protocol/games';
import { createQuery } from '@mortar/remote-kit';

/** Points of the person over all games, and their rank. */
export const points = createQuery(createRequest(getMyPoints));
