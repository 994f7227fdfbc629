import { createRequest } from '@mortar/client';
import {
  $isSignedIn,
  $openConversation as $signal,
  conversationTaken,
  forgetPersonalUserInfo,
  OPEN_CONVERSATION,
  personalUserInfo,
  signedOut,
} from '@mortar/host';
import { openConversation } from '@mortar/protocol/messaging';
import { createTask, toastFailures } from '@mortar/remote-kit';
import { combine, createEvent, createStore, sample } from 'effector';
import { conversationOpened, conversationsTold } from './model.ts';

/** Messages came into view: somebody may wait to be written to. */
export const launchWanted = createEvent();

const openFx = createRequest(openConversation);

/** Opens the chat with whoever was kept for it; null where nobody was. */
const launchFx = createTask<void, string | null>(async (_, { bind }) => {
  const person = personalUserInfo();
  if (!person) return null;
  forgetPersonalUserInfo();
  if (person.isgroup) return person.peerId;
  const conversation = await bind(openFx)({ uid: person.peerId });
  bind(conversationsTold)([conversation]);
  return conversation.id;
});

/** A conversation that is to come into view, by its id: whoever shows conversations goes there. Null once it is open. */
export const $launched = createStore<string | null>(null)
  .on(launchFx.doneData, (launched, id) => id ?? launched)
  .reset(conversationOpened, signedOut);

// The signal waits until messaging is there (spec §2, messaging screen).
const $isLaunchDue = combine($signal, $isSignedIn, (signal, isSignedIn) => isSignedIn && signal === OPEN_CONVERSATION.savedPerson);
sample({
  clock: [$isLaunchDue, launchWanted],
  source: $isLaunchDue,
  filter: Boolean,
  fn: () => undefined,
  target: [launchFx, conversationTaken],
});
toastFailures(launchFx.failData);
