import { createRequest } from '@mortar/client';
import { getEventResult } from '@mortar/protocol/quiz';
import { createQuery } from '@mortar/remote-kit';

/** An event that is over, with all of its questions. */
export const eventResult = createQuery(createRequest(getEventResult));
