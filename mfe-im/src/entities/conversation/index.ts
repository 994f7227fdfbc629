import './unread.ts';

export {
  $conversationList,
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
