export { ConversationPicker } from './conversation-picker.tsx';
