export { ConversationChoices } from './conversation-choices.tsx';
