/** The machine that the browser runs on, by each of its names. */
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):([1-9]\d{0,4})\/?$/;
const LAST_PORT = 65_535;

/**
 * Origin of a development server on the developer's own machine: http, a loopback host, a port, and nothing more. It is
 * always told as `localhost`, because a policy cannot name an IPv6 address (CSP, host-source).
 * @returns undefined for any other address
 */
export function localOrigin(said: string): string | undefined {
  const port = Number(LOOPBACK.exec(said)?.[1] ?? Number.NaN);
  return port <= LAST_PORT ? `http://localhost:${port}` : undefined;
}
