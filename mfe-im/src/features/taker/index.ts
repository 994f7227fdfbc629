export { useTakenConversation } from './use-taken-conversation.ts';
