/** Name of the carried signal of a conversation that waits to be opened. */
export const CONVERSATION = 'conversation';
