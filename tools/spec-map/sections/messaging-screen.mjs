/** Spec §2: messaging screen. */
export const messagingScreen = {
  chapter: 2,
  title: 'Messaging screen',
  lines: [
    {
      id: 'im-1',
      says: 'Three panes: conversation list on the left, open conversation in the middle, detail panel on the right.',
      code: ['mfe-im/src/pages/messages/panes.tsx#Panes'],
      tests: ['mfe-im/test/messages.test.tsx > an owner sees everything of a channel, and leaves it'],
    },
    { id: 'im-2', says: 'Extra panels: channel notice pin card,', later: 'channel notices' },
    {
      id: 'im-6',
      says: 'share/contacts, user card, search,',
      code: [
        'mfe-im/src/dialogs/add-members/dialog.tsx#Dialog',
        'mfe-im/src/dialogs/user-card/dialog.tsx#Dialog',
        'mfe-im/src/features/find/find-side.tsx#FindSide',
      ],
      tests: [
        'mfe-im/test/people.test.tsx > a card leads to the chat from anywhere on the site',
        'mfe-im/test/messages.test.tsx > it searches chats, people, channels and messages, and leads to a message among those around it',
      ],
    },
    { id: 'im-7', says: 'charge dialogs for buying and setting paid messages.', later: 'paid messages' },
    { id: 'im-3', says: 'A red AI-bot tip image shows when the message-tip flag is set.', later: 'AI bots' },
    {
      id: 'im-4',
      says: 'A back bar offers a close or back icon and an optional title; tapping goes back one page in history.',
      code: ['mfe-im/src/lib/side-frame.tsx#SideFrame'],
      tests: ['mfe-im/test/messages.test.tsx > the dock has the same, one part at a time, with a way back'],
    },
    {
      id: 'im-5',
      says: 'The open-conversation signal has values 1 (launch chat from the saved personal user info) and 3 (open the first AI bot).',
      code: ['shared/host/src/open-conversation.ts#OPEN_CONVERSATION = {'],
      tests: [
        'shared/host/src/messages.test.ts > it keeps a conversation that was asked for until it is taken',
        'shell/src/features/docks/conversation.test.ts > it opens the dock of messages and keeps the signal until it is taken',
        'mfe-im/test/messages.test.tsx > it opens the chat that was asked for elsewhere',
      ],
    },
  ],
};
