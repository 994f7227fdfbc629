import {
  $links,
  $locale,
  $panels,
  $profile,
  $session,
  confirmFx,
  SlotProvider,
  type ConfirmRequest,
  type PanelEntry,
  type SlotContent,
} from '@mortar/host';
import type { Locale, Output } from '@mortar/protocol';
import type { listSignInMethods, UserProfile } from '@mortar/protocol/identity';
import type { SiteLinks } from '@mortar/protocol/site';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { envelope, succeed, type Received, type Reply } from '../../../shared/client/test/api-server.ts';
import { connected, routeOf, showRoutes } from '../../../shared/remote-kit/test/site.tsx';
import remote from '../../src/remote.ts';
import { SESSION, TEXTS } from '../site.tsx';

export const PROFILE: UserProfile = {
  uid: 'u1',
  id: '1',
  email: 'kirayu@mail.hk',
  username: 'Kira',
  headimgurl: '',
  walletaddress: '',
  personalprofile: 'Bricks.',
  profileimageurl: '',
  bannerimageurl: '',
  instagramurl: '',
  websiteurl: '',
  twitterurl: '',
  imgsource: '',
  registertype: 0,
  certification: false,
  invitecode: 'KIRA88',
};
export const METHODS: Output<typeof listSignInMethods> = {
  items: [{ kind: 'email', subject: 'kirayu@mail.hk', boundat: '2026-11-01T02:00:00.000Z' }],
  haspassword: true,
};

/** Hex SHA-256 of `Password1` and of `Password2`. */
export const HASHES = {
  Password1: '19513fdc9da4fb72a4a05eb66917548d3c90ff94d5419e1f2363eea89dfee1dd',
  Password2: '1be0222750aaf3889ab95b5d593ba12e4ff1046474702d6b4779f4b527305b23',
};

/** Answers by the end of a path, beside those of a person whose account is as it mostly is. */
export function answers(byEnd: Record<string, unknown> = {}, failing: Record<string, number | Reply> = {}): Reply {
  const all: Record<string, unknown> = { 'user/info': PROFILE, 'user/methods': METHODS, ...byEnd };
  const find = <T,>(from: Record<string, T>, { path }: Received) => Object.entries(from).find(([end]) => path.endsWith(end));
  return (request, response) => {
    const [, refused] = find(failing, request) ?? [];
    if (typeof refused === 'number') return envelope(refused)(request, response);
    if (refused) return refused(request, response);
    return succeed(find(all, request)?.[1] ?? {})(request, response);
  };
}

interface Opening {
  /** Origin of the API. */
  api: string;
  locale?: Locale;
  /** What a question is answered with. */
  choice?: 1 | 2;
  links?: SiteLinks;
  /** What other remotes bring. */
  panels?: PanelEntry[];
}

/** Opens the settings as a signed-in person. */
export async function openSettings(at: string, { api, locale = 'en', choice = 1, links = {}, panels = [] }: Opening) {
  const questions: ConfirmRequest[] = [];
  const scope = connected(
    api,
    fork({
      values: [
        [$session, SESSION],
        [$locale, locale],
        [$links, links],
        [$panels, panels],
      ],
      handlers: [[confirmFx, (question: ConfirmRequest) => (questions.push(question), choice)]],
    }),
  );
  const route = routeOf('/settings/:section?', await remote.pages['settings']!(), scope);
  const Component = () => (
    <SlotProvider value={NamedSlot}>
      <route.Component />
    </SlotProvider>
  );
  const view = showRoutes(scope, TEXTS, [{ ...route, Component }], at);
  return { scope, questions, user: userEvent.setup(), profile: () => scope.getState($profile), ...view };
}

const NamedSlot: SlotContent = ({ name, props }) => <p>{`${name} ${JSON.stringify(props)}`}</p>;

/** Bodies of the calls to a path, by its end. */
export const bodiesOf = (received: readonly Received[], end: string) =>
  received.filter(({ path }) => path.endsWith(end)).map(({ body }) => JSON.parse(body) as unknown);
