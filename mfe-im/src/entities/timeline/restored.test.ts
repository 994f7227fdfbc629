import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from '@jest/globals';
import { allSettled, fork, type Scope } from 'effector';
import { conversationOf, messageOf } from '../../testing/rows.ts';
import { conversationOpened } from '../conversation/index.ts';
import { $log, apply, EMPTY_LOG, happened, type Log } from '../log/index.ts';
import { keepLog, restoreLog } from '../storage/index.ts';
import { $part, timelineExpected } from './index.ts';

const conversations = { '1': conversationOf({ lastSeq: 1, lastPts: 1 }), '2': conversationOf({ id: '2', lastSeq: 1, lastPts: 1 }) };
const textsOf = (scope: Scope) => scope.getState($part)?.items.map((item) => item.kind === 'message' && item.message.text);

let scope: Scope;
beforeEach(async () => {
  const empty = await restoreLog('ann', 0);
  let log: Log = { ...empty, epoch: 'installation', uv: 1, conversations };
  for (const id of ['1', '2']) {
    const head = { id, epoch: 'first', seq: 1, pts: 1 };
    const messages = [messageOf({ conversation: id, seq: 1, pts: 1, text: `Of ${id}` })];
    log = apply(log, { type: 'opened', id });
    const changes = { kind: 'changes' as const, head, pts: 1, hasMore: false, messages, lines: [] };
    log = apply(log, { type: 'caughtUp', id, fromPts: 0, changes });
  }
  await keepLog({ ...EMPTY_LOG, uid: 'ann' }, log);
  scope = fork();
  await allSettled(happened, { scope, params: { type: 'restored', log: { ...log, timelines: {} } } });
});

test('a conversation that is about to be opened is there at once, and hears where it stands', async () => {
  await allSettled(timelineExpected, { scope, params: '1' });
  const further = { ...scope.getState($log).conversations['1']!, lastSeq: 2, lastPts: 2 };
  const log = { ...scope.getState($log), conversations: { ...conversations, '1': further } };
  await allSettled(happened, { scope, params: { type: 'restored', log } });
  void allSettled(conversationOpened, { scope, params: '1' });
  expect(textsOf(scope)).toEqual(['Of 1']);
  expect(scope.getState($log).timelines['1']!.head.pts).toBe(2);
});

test('one that is opened while another is being brought is brought too', async () => {
  void allSettled(timelineExpected, { scope, params: '1' });
  await allSettled(conversationOpened, { scope, params: '2' });
  expect(textsOf(scope)).toEqual(['Of 2']);
});
