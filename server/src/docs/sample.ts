/** A whole client in plain JavaScript: for a browser's console on the site, and for Node. @param site origin of this server */
export const sampleOf = (site: string): string => `\
const site = '${site}';
const os = 'web';
const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
const fromBase64 = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const toBase64 = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const { data } = await (await fetch(site + '/api/accountservice/open/sign/keys')).json();
const key = await crypto.subtle.importKey('spki', fromBase64(data.keys[os]), algorithm, false, ['encrypt']);
const ahead = data.now - Date.now(); // the server's clock counts

async function call(method, path, input, more) {
  const text = new TextEncoder().encode(\`\${os}|\${Date.now() + ahead}|1.0.0\`);
  const sign = toBase64(await crypto.subtle.encrypt(algorithm, key, text));
  const headers = { sign, os, lang: 'en', 'content-type': 'application/json', ...more };
  const query = method === 'GET' ? \`?\${new URLSearchParams(input)}\` : '';
  const body = method === 'GET' ? null : JSON.stringify(input);
  const answer = await (await fetch(site + path + query, { method, headers, body })).json();
  if (answer.code !== 1511200) throw new Error(\`\${answer.code} \${answer.msg}\`);
  return answer.data;
}

console.log(await call('GET', '/api/dcservice/game/open/list'));
`;
