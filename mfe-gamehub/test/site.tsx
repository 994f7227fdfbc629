import type { Scope } from 'effector';
import { showRoutes, visitorOf } from '../../shared/remote-kit/test/site.tsx';
import en from '../locales/en.json' with { type: 'json' };
import zhHk from '../locales/zh-HK.json' with { type: 'json' };
import description from '../remote.json' with { type: 'json' };
import remote from '../src/remote.ts';

export { answering } from '../../shared/remote-kit/test/answering.ts';
export { SESSION, startScope } from '../../shared/remote-kit/test/session.ts';
export { recorded } from '../../shared/remote-kit/test/site.tsx';

export const TEXTS = { en, 'zh-HK': zhHk };

/** Opens an address of the remote. */
export const visit = visitorOf(remote, description, TEXTS);

/** Opens a popup of the remote on a page of its own. */
export async function openPopup(name: string, scope: Scope, close: () => void) {
  const { Panel } = await remote.panels![name]!();
  const element = <Panel props={{ close } as never} signal={new AbortController().signal} />;
  return showRoutes(scope, TEXTS, [{ path: '/', element }]);
}
