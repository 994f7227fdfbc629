import { createRequest } from '@mortar/client';
import { saveSeries } from '@mortar/protocol/community';

/** Makes a series, or changes one. */
export const saveSeriesFx = createRequest(saveSeries);
/** A series is as the person wanted it. */
export const seriesSaved = saveSeriesFx.doneData;
