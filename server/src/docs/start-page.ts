import { SIGN_OSES, SIGN_REUSE_MS, SIGN_WINDOW_MS, SUCCESS, type SignOs } from '@mortar/protocol';
import { escapeHtml } from '../lib/escape.ts';
import { htmlPage } from './html-page.ts';
import { sampleOf } from './sample.ts';

/** Who signs under the key of a system, and how they come by it. */
const CLIENTS: Record<SignOs, string> = {
  web: 'A browser, or a program of your own. Pages of the site carry this key and the time in their HTML; other clients fetch it.',
  h5: 'A browser on a phone, or a page inside the app. It gets its key the same way as web.',
  ios: 'The app for iOS. It fetches its key at launch and keeps it.',
  android: 'The app for Android. It fetches its key at launch and keeps it.',
};

const call = (id: string, path: string) => `<a href="/api/docs#${id}"><code>${path}</code></a>`;
const seconds = (ms: number) => `${ms / 1000} s`;

const keys = () => SIGN_OSES.map((os) => `<tr><th scope="row"><code>${os}</code></th><td>${escapeHtml(CLIENTS[os])}</td></tr>`).join('');

/** How a client is written from nothing. @param site origin of this server, which the client calls */
export function renderStart(site: string): string {
  return htmlPage(
    'Getting started',
    `
<p><a href="/api/docs">All endpoints</a> · <a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
<h1>Getting started</h1>
<p>All a client needs is HTTPS, JSON and RSA. It can be any program except a page of another site, whose calls are refused.</p>

<h2>Answers</h2>
<p>Every answer is <code>{ code, msg, status, data }</code>. Code ${SUCCESS} is success. Any other code comes with a sentence for
people in <code>msg</code>, in the language of the header <code>lang</code>: <code>en</code> or <code>zh_HK</code>. A refused call
answers HTTP 200 with its code. Any other status is an error, such as 401 for a missing or expired token. The
<a href="/api/docs">reference</a> lists the codes of each endpoint.</p>

<h2>Signing keys</h2>
<p>Each call carries the header <code>os</code> and the header <code>sign</code>: the text <code>os|timestamp|version</code>,
encrypted with RSA-OAEP and SHA-256 under the key of that system, as base64. The timestamp is the server’s time in milliseconds, and
the version is your client’s. You can reuse a value for ${seconds(SIGN_REUSE_MS)}; one that is more than ${seconds(SIGN_WINDOW_MS)} off is
refused.</p>
<p>${call('site.getSigningKeys', 'GET /api/accountservice/open/sign/keys')} gives the keys of all four systems and the server’s time. It’s
the only call that needs no <code>sign</code>. If a value is refused (1512020) although its time is right, fetch the keys again.</p>
<table><thead><tr><th scope="col">os</th><th scope="col">Who signs with it</th></tr></thead><tbody>${keys()}</tbody></table>

<h2>Sessions</h2>
<p>Sign in with ${call('identity.login', 'POST /api/accountservice/open/login')}, sending the password as the hex SHA-256 of its NFKC form.
The answer’s <code>token</code> goes into <code>Authorization: Bearer</code> of every later call, until <code>expiresat</code>. Also
send <code>deviceid</code>, an id that you create once and keep, and <code>devicename</code>, which people see in their settings.</p>
<p>Before it expires, ${call('identity.refreshSession', 'POST /api/accountservice/open/session/refresh')} gives you a new one. Send
the cookie from the sign-in and, as a page would, the headers <code>Origin: ${escapeHtml(site)}</code> and
<code>Sec-Fetch-Site: same-origin</code>.</p>

<h2>What some calls also need</h2>
<dl>
<dt><code>idempotency-key</code></dt>
<dd>16 to 128 letters, digits, <code>-</code> or <code>_</code>, a new one for each action. If the connection breaks,
repeat the call with the same key: the action is done once, and you get its answer.</dd>
<dt><code>dpop</code></dt>
<dd>A proof that the session is yours. Create a P-256 key before you sign in and send its public half as <code>key</code>. Each proof is a JWT
by that key, <code>{ "typ": "dpop+jwt", "alg": "ES256" }</code>, with <code>jti</code> (16 to 64 random characters of base64url),
<code>htm</code> (method), <code>htu</code> (origin and path), <code>iat</code> (server time in seconds), <code>ath</code> (base64url
SHA-256 of the token) and <code>bh</code> (base64url SHA-256 of the body as sent, of a GET’s query without <code>?</code>). Each proof
works once.</dd>
<dt><code>recaptcha</code></dt>
<dd>The token of the human check, needed after the codes 1511721 and 1511722. Solve the challenge of
${call('moderation.getCaptcha', 'GET /api/accountservice/open/captcha')} with any ALTCHA library, then repeat the call with
the base64 of <code>{ "challenge", "solution" }</code> as JSON.</dd>
<dt>Forms</dt>
<dd>Uploads are <code>multipart/form-data</code> with a field <code>file</code>.</dd>
</dl>

<h2>A signed call</h2>
<p>Plain JavaScript, for Node 20 or later (save it as <code>call.mjs</code>) and for the console of a browser on this site.</p>
<pre tabindex="0" role="region" aria-label="A signed call"><code>${escapeHtml(sampleOf(site))}</code></pre>
`,
  );
}
