import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import type { BankQuestion, OwnQuestion } from '@mortar/protocol/quiz';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startApi } from '../../shared/client/test/api-server.ts';
import { answering, SESSION, startScope, visit } from './site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const words = { text: 'What is slip?', options: ['Clay and water', 'A pot', 'A kiln', 'Glaze'], why: 'It joins clay.' };
const written = {
  topic: 'science',
  tier: 1,
  source: 'https://example.org/',
  validuntil: null,
  correct: 0,
  en: words,
  'zh-HK': words,
} as const;
const at = '2026-11-26T00:00:00.000Z';
const question = (change: Partial<BankQuestion> = {}): BankQuestion => ({
  ...structuredClone(written),
  id: 'guest-100001',
  rev: 1,
  state: 'review',
  origin: 'person',
  attribution: '',
  author: 'ann',
  reason: '',
  changedat: at,
  flaws: [],
  alike: [],
  approvals: [],
  mayapprove: 'yes',
  picks: [3, 1, 0, 0],
  figures: null,
  reports: [],
  revisions: [{ ...structuredClone(written), rev: 1, author: 'ann', at }],
  acts: [{ act: 'submit', by: 'ann', reason: '', at }],
  committed: [],
  ...change,
});
const role = { 'bank/role': { role: 'operator' } };
const start = () => startScope({ api: api.url, session: SESSION });

test('the bank is filtered by its address, and leads to a question', async () => {
  const asked: string[] = [];
  const { id, rev, state, origin, topic, tier } = question();
  const entry = {
    id,
    rev,
    state,
    origin,
    topic,
    tier,
    text: { en: '', 'zh-HK': '泥漿是甚麼？' },
    validuntil: null,
    reports: 2,
    approvals: 1,
    changedat: at,
  };
  api.reply = answering({
    ...role,
    'bank/list': ({ query }: { query: URLSearchParams }) => {
      asked.push(String(query));
      return { items: [entry], next: null, counts: { review: 1 } };
    },
    'bank/question': question(),
  });
  await visit('/quiz/bank?state=review&flag=reported', start());
  expect((await screen.findByText('2 reports')).closest('li')!.textContent).toContain('1 of 2 approvals');
  expect(asked.at(-1)).toContain('state=review&flag=reported');
  await userEvent.click(screen.getByRole('button', { name: 'Live 0' }));
  await waitFor(() => expect(asked.at(-1)).toContain('state=live'));
  await userEvent.click(screen.getByRole('link', { name: '泥漿是甚麼？' }));
  await screen.findByRole('heading', { level: 1, name: 'guest-100001' });
});

test('a reviewer approves, and sends back with a reason that stays until it has arrived', async () => {
  let sent: unknown = null;
  let isDown = true;
  api.reply = answering({
    ...role,
    'bank/question': question(),
    'bank/approve': question({ mayapprove: 'approved', approvals: [{ name: 'kira', at }] }),
    'bank/sendback': ({ body }: { body: string }) => {
      sent = JSON.parse(body);
      return isDown ? { refused: CODES.questionMoved } : question({ state: 'draft', reason: 'Too easy' });
    },
  });
  await visit('/quiz/bank/guest-100001', start());
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  await screen.findByText('You’ve approved this wording. One more person has to.');
  await userEvent.click(screen.getByRole('button', { name: 'Send back' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send back' }));
  await screen.findByText('Say why in a few words.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Too easy');
  await userEvent.click(screen.getByRole('button', { name: 'Send back' }));
  await screen.findByRole('alert');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send back' }));
  await screen.findByText('Draft');
  expect(sent).toEqual({ id: 'guest-100001', rev: 1, reason: 'Too easy' });
});

test('why the site itself lets a question rest is said in the reader’s words', async () => {
  const reason = 'calibration:fewRight';
  api.reply = answering({
    ...role,
    'bank/question': question({ state: 'rest', reason, acts: [{ act: 'rest', by: 'calibration', reason, at }] }),
  });
  await visit('/quiz/bank/guest-100001', start());
  expect(await screen.findAllByText('Paused automatically: fewer than 15% of players get it right.')).toHaveLength(2);
});

test('an import is told line by line, and its text stays', async () => {
  api.reply = answering({
    ...role,
    'bank/import': {
      lines: [
        { line: 2, outcome: 'draft', id: 'import-100002', problem: null, text: 'What is slip?' },
        { line: 3, outcome: 'wrong', id: null, problem: 'missing', text: '' },
      ],
    },
  });
  await visit('/quiz/bank/import', start());
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  await screen.findByText('Choose a file or paste its text.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'question,right');
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByText('1 draft, 0 duplicates, 1 error');
  const [first, second] = screen.getAllByText(/^Line \d/).map((line) => line.closest('li')!.textContent);
  expect([first, second]).toEqual([expect.stringContaining('import-100002'), expect.stringContaining('an option is empty')]);
  expect((screen.getByRole('textbox', { name: 'Text' }) as HTMLTextAreaElement).value).toBe('question,right');
});

test('a person offers a question, and sees what reviewers said of an earlier one', async () => {
  const own: OwnQuestion = {
    ...structuredClone(written),
    id: 'guest-100001',
    state: 'draft',
    reason: 'English is missing',
    flaws: [{ code: 'missing', locale: 'en' }],
    at,
  };
  let sent: { written?: { en: { text: string } } } = {};
  api.reply = answering({
    'question/list': { items: [own, { ...own, id: 'guest-100003', state: 'rest', reason: 'calibration:reported' }], next: null, left: 4 },
    'question/submit': ({ body }: { body: string }) => {
      sent = JSON.parse(body) as typeof sent;
      return { ...own, id: 'guest-100002' };
    },
  });
  await visit('/quiz/questions', start());
  await screen.findByText('Reviewers say: English is missing');
  screen.getByText('Paused automatically: several players reported it.');
  await screen.findByText('English: words are missing');
  await userEvent.click(screen.getByRole('button', { name: 'Write a question' }));
  await userEvent.type(screen.getAllByRole('textbox', { name: 'Question' })[0]!, 'Why glaze?');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('4 more today');
  expect(sent.written!.en.text).toBe('Why glaze?');
});

test('what somebody may do is asked for once, however many pages they open', async () => {
  api.reply = answering(role);
  api.received.length = 0;
  const { router } = await visit('/quiz/bank', start());
  await screen.findByRole('link', { name: 'Bank' });
  await act(() => router.navigate('/quiz/questions'));
  await act(() => router.navigate('/quiz/bank'));
  expect(api.received.filter(({ path }) => path.endsWith('bank/role'))).toHaveLength(1);
});
