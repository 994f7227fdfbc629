export { ConversationFrame } from './conversation-frame.tsx';
