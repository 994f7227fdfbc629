import './unread.ts';

export {
  $conversationList,
  $conversations,
  $isListKnown,
  $listFailure,
  $openConversation,
  $openFailure,
  $openId,
  $visibleIds,
  changeConversationFx,
  conversationClosed,
  conversationOpened,
  conversationsTold,
  listScrolled,
  listWanted,
} from './model.ts';
