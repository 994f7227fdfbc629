import type { Locale } from '@mortar/protocol';
import type { Scope } from 'effector';
import { SESSION, startScope } from '../../shared/remote-kit/test/session.ts';
import { visitorOf } from '../../shared/remote-kit/test/site.tsx';
import en from '../locales/en.json' with { type: 'json' };
import zhHk from '../locales/zh-HK.json' with { type: 'json' };
import description from '../remote.json' with { type: 'json' };
import remote from '../src/remote.ts';

export const TEXTS = { en, 'zh-HK': zhHk };

/** Opens an address of the remote. */
export const visit = visitorOf(remote, description, TEXTS);

/** The scope of somebody who is signed in with a wallet, or of a visitor. @param api origin of the API @param wallet null for a visitor, empty for who has none */
export const scopeOf = (api: string, wallet: string | null, locale: Locale = 'en'): Scope =>
  startScope({ api, locale, session: wallet === null ? null : { ...SESSION, walletaddress: wallet } });
