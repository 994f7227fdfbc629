import { createRequest } from '@mortar/client';
import { $connection, connected, listen } from '@mortar/client/connection';
import { noticesCounted } from '@mortar/host';
import { listNotices } from '@mortar/protocol/notices';
import { sample } from 'effector';
import { createGate } from 'effector-react';

/** Open while somebody is signed in: notices that wait to be read are counted. */
export const NoticeCountGate = createGate('NoticeCountGate');

const countFx = createRequest(listNotices);
const noticesChanged = listen('notices.changed');

// What was told while there was no connection is not told again: each new one counts anew.
sample({
  clock: [NoticeCountGate.open, connected],
  source: { isOpen: NoticeCountGate.status, connection: $connection },
  filter: ({ isOpen, connection }) => isOpen && connection === 'connected',
  fn: () => ({ pageSize: 1 }),
  target: countFx,
});
sample({
  clock: [countFx.doneData, noticesChanged],
  filter: NoticeCountGate.status,
  fn: ({ unread_num }) => unread_num,
  target: noticesCounted,
});
