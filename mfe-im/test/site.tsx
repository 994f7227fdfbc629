import { $locale, $session, confirmFx, SlotProvider, type ConfirmRequest } from '@mortar/host';
import type { Locale } from '@mortar/protocol';
import type { Channel, Conversation, Member, Message } from '@mortar/protocol/messaging';
import type { RelatedPerson } from '@mortar/protocol/relations';
import userEvent from '@testing-library/user-event';
import { fork, type Scope } from 'effector';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { envelope, succeed, type Received, type Reply } from '../../shared/client/test/api-server.ts';
import { SESSION as SOMEBODY } from '../../shared/remote-kit/test/session.ts';
import { connected, showWithin, visitorOf } from '../../shared/remote-kit/test/site.tsx';
import { installIntersections } from '../../shared/ui/src/testing/intersections.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhHk from '../locales/zh-HK.json' with { type: 'json' };
import description from '../remote.json' with { type: 'json' };
import remote from '../src/remote.ts';

export { recorded } from '../../shared/remote-kit/test/site.tsx';

const TEXTS = { en, 'zh-HK': zhHk };
const AT = '2026-11-20T02:00:00.000Z';

export const SESSION = { ...SOMEBODY, uid: 'me', username: 'Kira' };

/** Somebody as the person sees them. */
export const person = (uid: string, given: Partial<RelatedPerson> = {}): RelatedPerson => ({
  uid,
  username: uid[0]!.toUpperCase() + uid.slice(1),
  headimgurl: '',
  personalprofile: '',
  contact: 'none',
  follows: false,
  isFollower: false,
  isBlocked: false,
  looksLike: null,
  ...given,
});

export const CHANNEL: Channel = {
  channelid: '70',
  name: 'Minting room',
  description: 'Where bricks are fired.',
  imageUrl: '',
  joinRule: 'open',
  writers: 'members',
  slowmode: 0,
  members: 3,
  role: 'owner',
  isApplied: false,
  isDemo: false,
  createdAt: AT,
};

export const member = (uid: string, given: Partial<Member> = {}): Member => ({
  uid,
  username: uid[0]!.toUpperCase() + uid.slice(1),
  headimgurl: '',
  role: 'member',
  joinedAt: AT,
  mutedUntil: null,
  ...given,
});

export const conversation = (given: Partial<Conversation> = {}): Conversation => ({
  peerId: '70',
  isgroup: true,
  unread_num: 0,
  name: 'Minting room',
  imageUrl: '',
  description: '',
  id: '70',
  epoch: 'e',
  lastSeq: 1,
  lastPts: 1,
  minSeq: 1,
  readSeq: 1,
  peerReadSeq: 0,
  mentions: 0,
  last: { seq: 1, uid: 'soli', username: 'Soli', text: 'The kiln opens at nine', isRecalled: false, at: AT },
  at: AT,
  isPinned: false,
  notify: 'all',
  role: 'owner',
  members: 3,
  mutedUntil: null,
  slowmode: 0,
  isRequest: false,
  looksLike: null,
  isDemo: false,
  ...given,
});

export const message = (seq: number, text: string): Message => ({
  conversation: '70',
  seq,
  pts: seq,
  clientId: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
  sender: { uid: 'soli', username: 'Soli', headimgurl: '' },
  kind: 'text',
  text,
  mentions: [],
  reply: null,
  forwarded: null,
  preview: null,
  reactions: [],
  rev: 0,
  at: AT,
  editedAt: null,
  recalledAt: null,
  pinnedAt: null,
});

/** Answers by the end of a path; what is a function is asked with the body. `failing` ends are refused with their code. */
export function answers(byEnd: Record<string, unknown>, failing: Record<string, number> = {}): Reply {
  const find = <T,>(from: Record<string, T>, { path }: Received) => Object.entries(from).find(([end]) => path.split('?')[0]!.endsWith(end));
  return (request, response) => {
    const refused = find(failing, request);
    if (refused) return envelope(refused[1])(request, response);
    const found = find(byEnd, request)?.[1] ?? { list: [], total: 0, next: null };
    return succeed(typeof found === 'function' ? found(JSON.parse(request.body || '{}')) : found)(request, response);
  };
}

/** Bodies of the calls to a path, by its end. */
export const bodiesOf = (received: readonly Received[], end: string) =>
  received.filter(({ path }) => path.split('?')[0]!.endsWith(end)).map(({ body }) => JSON.parse(body || '{}') as unknown);

interface Start {
  /** Origin of the API. */
  api: string;
  locale?: Locale;
  isVisitor?: boolean;
}

/** A scope as the shell makes one for a signed-in person, and the questions that it was asked; each is confirmed. */
export function start({ api, locale = 'en', isVisitor = false }: Start) {
  const questions: ConfirmRequest[] = [];
  const scope = connected(
    api,
    fork({
      values: [
        [$session, isVisitor ? null : SESSION],
        [$locale, locale],
      ],
      handlers: [[confirmFx, (question: ConfirmRequest) => (questions.push(question), 1)]],
    }),
  );
  installIntersections();
  return { scope, questions, user: userEvent.setup() };
}

const open = visitorOf(remote, description, TEXTS);

/** Opens the remote's pages at an address. */
export async function visit(at: string, scope: Scope) {
  const view = await open(at, scope);
  const place = () => view.router.state.location.pathname + view.router.state.location.search;
  return { ...view, place };
}

/** Shows something of the remote on a page of its own. */
export function show(content: ReactNode, scope: Scope, at = '/') {
  return showWithin(
    scope,
    TEXTS,
    <SlotProvider value={() => null}>
      <MemoryRouter initialEntries={[at]}>{content}</MemoryRouter>
    </SlotProvider>,
  );
}

/** Opens one of the remote's dialogs. */
export async function openDialog(name: string, props: object, scope: Scope, close: () => void = () => undefined) {
  const { Dialog } = await remote.dialogs![name]!();
  return show(<Dialog close={close} props={props as never} signal={new AbortController().signal} />, scope);
}

/** Shows one of the remote's panels. */
export async function openPanel(name: string, scope: Scope, at = '/') {
  const { Panel } = await remote.panels![name]!();
  return show(<Panel props={{} as never} signal={new AbortController().signal} />, scope, at);
}
