export {
  createRemote,
  type DialogModule,
  type DialogProps,
  type Messages,
  type Mounted,
  type PageArgs,
  type PageHead,
  type PageModule,
  type PanelModule,
  type PanelProps,
  type RemoteModule,
} from './remote.ts';
export { $locale, localeChosen } from './locale.ts';
export { $theme, themeChosen } from './theme.ts';
export {
  $inviteCode,
  $isSignedIn,
  $profile,
  $session,
  loginRequested,
  profileChanged,
  sessionKeyFx,
  signedIn,
  signedOut,
  type LoginRequest,
  type SessionKey,
} from './session.ts';
export { judgeLink, outwardHref, type LinkKind } from './outward.ts';
export { safePath } from '@mortar/protocol';
export { keepReferer, takeReferer } from './referer.ts';
export { $wayOn, wayOnGiven, type WayOn } from './way-on.ts';
export { $areas, $clockOffset, $links, $remotes, type AreaState, type LiveRemote } from './site.ts';
export { toastShown, type Toast } from './toasts.ts';
export {
  confirmFx,
  dialogOpened,
  openDialog,
  openDialogsIn,
  type ConfirmChoice,
  type ConfirmRequest,
  type DialogName,
  type DialogRequest,
} from './dialogs.ts';
// Only what `export *` names can be added to by `declare module '@mortar/host'`.
export type * from './augmented.ts';
export { $isOnline, $isServerReachable, cameOnline, serverFound, serverLost, wentOffline } from './connectivity.ts';
export { $app, $runtime, appFound, readRuntime, type AppInfo, type Runtime } from './runtime.ts';
export { $isMuted, $volume, muteChosen, volumeChosen } from './audio.ts';
export { keepReadable } from './keep-readable.ts';
export { whenIdle } from './when-idle.ts';
export { $panels, Slot, SlotProvider, type PanelEntry, type SlotContent, type SlotName } from './slots.ts';
export { failureReported, type FailureReport } from './failures.ts';
export { $noticeCount, noticesCounted } from './notices.ts';
export {
  $conversationUnread,
  $newMessage,
  $recalledMessage,
  $unreadCount,
  messageArrived,
  messageRecalled,
  unreadCounted,
  type MessageNotice,
  type UnreadCounts,
} from './messages.ts';
export { $openConversation, OPEN_CONVERSATION, conversationAsked, conversationTaken, type OpenConversation } from './open-conversation.ts';
export { forgetPersonalUserInfo, keepPersonalUserInfo, personalUserInfo, type ConversationPeer } from './personal-user-info.ts';
