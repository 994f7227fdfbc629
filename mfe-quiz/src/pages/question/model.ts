import { createRequest } from '@mortar/client';
import {
  approveQuestion,
  dismissReports,
  editQuestion,
  getBankQuestion,
  offerQuestion,
  restQuestion,
  sendBackQuestion,
  voidQuestion,
  wakeQuestion,
} from '@mortar/protocol/quiz';
import { createQuery } from '@mortar/remote-kit';

/** The question that is looked at. */
export const question = createQuery(createRequest(getBankQuestion));

export const offerFx = createRequest(offerQuestion);
export const approveFx = createRequest(approveQuestion);
export const editFx = createRequest(editQuestion);
const sendBackFx = createRequest(sendBackQuestion);
const restFx = createRequest(restQuestion);
const wakeFx = createRequest(wakeQuestion);
const voidFx = createRequest(voidQuestion);
const dismissFx = createRequest(dismissReports);
/** Acts that take nothing but their reason. */
export const reasonedFx = { sendBack: sendBackFx, rest: restFx, wake: wakeFx, dismiss: dismissFx, void: voidFx };

// What was done is shown at once: each act answers the question as it stands then. Another one may be looked at by now.
for (const actFx of [offerFx, approveFx, editFx, ...Object.values(reasonedFx)])
  question.$data.on(actFx.doneData, (now, done) => (now?.id === done.id ? done : now));
