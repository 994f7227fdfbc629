import { request } from 'node:http';

interface Step {
  status: number;
  location: string | undefined;
  cookies: readonly string[];
}

/** One request as a browser makes it on its way: no redirect is followed. */
function get(url: URL, cookie: string): Promise<Step> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: { ...(cookie && { cookie }) }, agent: false }, (incoming) => {
      incoming.resume().on('end', () => {
        const { location, 'set-cookie': cookies = [] } = incoming.headers;
        resolve({ status: incoming.statusCode ?? 0, location, cookies });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

const MOST_STEPS = 10;

/** Follows a third party's redirects with its cookies until they leave it. @returns address that a browser then opens */
export async function travel(from: string): Promise<URL> {
  let at = new URL(from);
  const party = at.origin;
  const jar = new Map<string, string>();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { status, location, cookies } = await get(at, [...jar].map((pair) => pair.join('=')).join('; '));
    for (const line of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    if (!location) throw new Error(`${at.pathname} led nowhere: ${status}`);
    at = new URL(location, at);
    if (at.origin !== party) return at;
  }
  throw new Error(`${party} never led back`);
}
