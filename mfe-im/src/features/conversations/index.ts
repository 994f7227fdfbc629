export { Conversations } from './conversations.tsx';
export { useSwitchKeys } from './use-switch-keys.ts';
