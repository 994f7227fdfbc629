import { visitorOf } from '../../shared/remote-kit/test/site.tsx';
import en from '../locales/en.json' with { type: 'json' };
import zhHk from '../locales/zh-HK.json' with { type: 'json' };
import description from '../remote.json' with { type: 'json' };
import remote from '../src/remote.ts';

export { answering, type Answers } from '../../shared/remote-kit/test/answering.ts';
export { SESSION, startScope } from '../../shared/remote-kit/test/session.ts';

export const TEXTS = { en, 'zh-HK': zhHk };

/** Opens an address of the remote. */
export const visit = visitorOf(remote, description, TEXTS);
