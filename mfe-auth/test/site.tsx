import { $inviteCode, $links, $locale, $session, confirmFx, sessionKeyFx, type ConfirmRequest, type SessionKey } from '@mortar/host';
import type { Locale } from '@mortar/protocol';
import type { SessionData } from '@mortar/protocol/identity';
import type { SiteLinks } from '@mortar/protocol/site';
import { screen } from '@testing-library/react';
import { fork, type Scope } from 'effector';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { SESSION as SOMEBODY } from '../../shared/remote-kit/test/session.ts';
import { connected, routeOf, showRoutes, showWithin } from '../../shared/remote-kit/test/site.tsx';
import en from '../locales/en.json' with { type: 'json' };
import zhHk from '../locales/zh-HK.json' with { type: 'json' };
import remote from '../src/remote.ts';

export { recorded } from '../../shared/remote-kit/test/site.tsx';

export const TEXTS = { en, 'zh-HK': zhHk };

/** Public half of a session's key, as a browser makes one. */
export const KEY: SessionKey = { kty: 'EC', crv: 'P-256', x: 'x'.repeat(43), y: 'y'.repeat(43) };

/** A session as the server gives it, with the reward of a registration. */
export const SESSION: SessionData = { ...SOMEBODY, brickstype: 1, bricksamount: 50 };

interface Start {
  /** Origin of the API. */
  api: string;
  locale?: Locale;
  inviteCode?: string;
  session?: SessionData;
  links?: SiteLinks;
  /** How a question is answered; confirmed where it is left out. */
  onConfirm?: (question: ConfirmRequest) => 1 | 2;
}

/** A scope as the shell makes one: client, session key, invitation. */
export function startScope({ api, locale = 'en', inviteCode, session, links = {}, onConfirm = () => 1 }: Start): Scope {
  return connected(
    api,
    fork({
      values: [
        [$inviteCode, inviteCode ?? null],
        [$locale, locale],
        [$session, session ?? null],
        [$links, links],
      ],
      handlers: [
        [sessionKeyFx, async () => KEY],
        [confirmFx, onConfirm],
      ],
    }),
  );
}

/** Pages of the remote outside of the settings, by their addresses. */
const PAGES = {
  '/login': 'login',
  '/reg': 'register',
  '/forgot': 'forgot',
  '/resetPassword': 'reset-password',
  '/bind/email': 'bind-email',
  '/verification': 'verification',
};

/** Opens the remote's pages at an address, within what the shell gives them. */
export async function visit(at: string, scope: Scope) {
  const { hash } = new URL(at, 'http://site');
  window.history.replaceState(null, '', `/${hash}`);
  const routes = [];
  for (const [path, name] of Object.entries(PAGES)) {
    routes.push({ ...routeOf(path, await remote.pages[name]!(), scope), shouldRevalidate: () => false });
  }
  const view = showRoutes(scope, TEXTS, routes, at);
  const place = () => {
    const { pathname, search, hash: fragment } = view.router.state.location;
    return pathname + search + fragment;
  };
  return { place, ...view };
}

interface Showing {
  close?: () => void;
  /** What the opener passes. */
  props?: Record<string, unknown>;
  /** Address of the page under it. */
  at?: string;
  /** What stands beside it. */
  beside?: ReactNode;
}

/** Opens one of the remote's dialogs as the shell does. */
export async function showDialog(name: string, scope: Scope, { close = () => undefined, props = {}, at = '/', beside }: Showing = {}) {
  const { Dialog } = await remote.dialogs![name]!();
  const view = showWithin(
    scope,
    TEXTS,
    <MemoryRouter initialEntries={[at]}>
      <Dialog close={close} props={props as never} signal={new AbortController().signal} />
      {beside}
    </MemoryRouter>,
  );
  await screen.findByRole('dialog');
  return view;
}

/** As a browser that was never here. */
export function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
}
