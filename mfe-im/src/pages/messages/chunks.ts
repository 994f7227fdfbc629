import { lazy } from 'react';

const loadConversation = () => import(/* webpackChunkName: "conversation" */ './conversation-pane.tsx');
const loadSide = () => import(/* webpackChunkName: "side" */ './side-pane.tsx');

/** Parts that the list does not wait for. */
export const ConversationPane = lazy(async () => ({ default: (await loadConversation()).ConversationPane }));
export const SidePane = lazy(async () => ({ default: (await loadSide()).SidePane }));

/** Brings the open conversation's code beside the page's. */
export const conversationExpected = () => void loadConversation();
