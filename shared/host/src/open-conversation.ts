import { createEvent, createStore } from 'effector';
import { signedOut } from './session.ts';

/** Values of the open-conversation signal (spec §2, messaging screen). */
export const OPEN_CONVERSATION = {
  /** Launch the chat with whoever `keepPersonalUserInfo` kept. */
  savedPerson: 1,
  /** Open the first AI bot. */
  firstBot: 3,
} as const;

export type OpenConversation = (typeof OPEN_CONVERSATION)[keyof typeof OPEN_CONVERSATION];

/**
 * Somebody wants to talk. The shell asks for a sign-in where one is needed, then opens the messages: the dock, or `/im`
 * under 750 px. The signal waits there, over the next document too, until messaging takes it.
 */
export const conversationAsked = createEvent<OpenConversation>();
/** Messaging has opened the conversation that was asked for. */
export const conversationTaken = createEvent();

/** The conversation that waits to be opened; null while none does. */
export const $openConversation = createStore<OpenConversation | null>(null)
  .on(conversationAsked, (_, signal) => signal)
  .reset(conversationTaken, signedOut);
