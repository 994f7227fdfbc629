/** Spec §2: messaging screen. */
export const messagingScreen = {
  chapter: 2,
  title: 'Messaging screen',
  lines: [
    {
      id: 'im-1',
      says: 'Three panes: conversation list on the left, open conversation in the middle, detail panel on the right.',
      later: 'messaging',
    },
    {
      id: 'im-2',
      says: 'Extra panels: channel notice pin card, share/contacts, user card, search, charge dialogs for buying and setting paid messages.',
      later: 'messaging',
    },
    {
      id: 'im-3',
      says: 'A red AI-bot tip image shows when the message-tip flag is set.',
      later: 'messaging',
    },
    {
      id: 'im-4',
      says: 'A back bar offers a close or back icon and an optional title; tapping goes back one page in history.',
      later: 'messaging',
    },
    {
      id: 'im-5',
      says: 'The open-conversation signal has values 1 (launch chat from the saved personal user info) and 3 (open the first AI bot).',
      code: ['shared/host/src/open-conversation.ts#OPEN_CONVERSATION = {'],
      tests: [
        'shared/host/src/messages.test.ts > it keeps a conversation that was asked for until it is taken',
        'shell/src/features/docks/conversation.test.ts > it opens the dock of messages and keeps the signal until it is taken',
      ],
    },
  ],
};
