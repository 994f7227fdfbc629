import { conversationAsked, keepPersonalUserInfo, OPEN_CONVERSATION, type ConversationPeer } from '@mortar/host';
import { useUnit } from 'effector-react';

/** Launches a chat from anywhere on the site: in the dock, or on the page of messages. */
export function useLaunchChat() {
  const ask = useUnit(conversationAsked);
  return (peer: ConversationPeer) => {
    if (keepPersonalUserInfo(peer)) ask(OPEN_CONVERSATION.savedPerson);
  };
}
