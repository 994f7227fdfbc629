import { lazy } from 'react';

const loadConversation = () => import(/* webpackChunkName: "conversation" */ './conversation-pane.tsx');
const loadNewcomer = () => import(/* webpackChunkName: "newcomer" */ './newcomer.tsx');
const loadSide = () => import(/* webpackChunkName: "side" */ './side-pane.tsx');

/** Parts that the list does not wait for. */
export const ConversationPane = lazy(async () => ({ default: (await loadConversation()).ConversationPane }));
export const Newcomer = lazy(async () => ({ default: (await loadNewcomer()).Newcomer }));
export const SidePane = lazy(async () => ({ default: (await loadSide()).SidePane }));

/** Brings the open conversation's code beside the page's. */
export const conversationExpected = () => void loadConversation();
