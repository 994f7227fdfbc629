import { existsSync } from 'node:fs';

/** The one without windows first: what a page costs of the processor in it is half of what it costs in the others. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The browser that the machine has, by `MORTAR_CHROMIUM` or where systems keep it; Playwright's own when there is none. */
export function chromiumPath(): string | undefined {
  return process.env['MORTAR_CHROMIUM'] || INSTALLED.find((path) => existsSync(path));
}

/**
 * Root may not use Chromium's sandbox; the other switches keep it off the network and off a missing GPU, let letters be as wide
 * as in a browser with windows, and spare threads that would compile for pages which nobody looks at for long.
 */
export function chromiumArguments(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-gpu',
    '--font-render-hinting=none',
    '--js-flags=--single-threaded',
    '--site-per-process',
  ];
}
