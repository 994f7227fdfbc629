import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { startApi, succeed, type Received, type Reply } from '../../shared/client/test/api-server.ts';
import { forgetCookies } from './site.tsx';

const BASE = '/api/accountservice/open/';
const nameOf = ({ path }: Received) => path.slice(BASE.length);

/** How codes are sent, checked and confirmed where a test says nothing else. */
const USUAL = { sendemail: succeed({ resendafter: 60 }), checkcode: succeed({}), 'email/confirm': succeed({}) };

/**
 * The open endpoints of the account for one test file, each by its name after `open/`, in a browser that was never here.
 * A test changes `replies`; the next one begins with those of the file.
 */
export function openApi(ofFile: Record<string, Reply>) {
  const replies: Record<string, Reply> = {};
  let api: Awaited<ReturnType<typeof startApi>>;
  beforeAll(async () => {
    api = await startApi();
    api.reply = (request, response) => replies[nameOf(request)]!(request, response);
  });
  beforeEach(() => {
    api.received.length = 0;
    for (const name of Object.keys(replies)) delete replies[name];
    Object.assign(replies, USUAL, ofFile);
  });
  afterEach(forgetCookies);
  afterAll(() => api.close());
  const asked = (name: string) => api.received.filter((request) => nameOf(request) === name);
  return {
    replies,
    asked,
    get url() {
      return api.url;
    },
    get received() {
      return api.received;
    },
    /** Names of the calls so far. */
    calls: () => api.received.map(nameOf),
    /** What the calls of a name carried. */
    bodies: (name: string) => asked(name).map(({ body }) => JSON.parse(body)),
  };
}
