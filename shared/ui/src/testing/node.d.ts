/** The one thing of Node that tests of sheets use; sources of the browser see nothing else of it. */
declare module 'node:fs' {
  export function readFileSync(file: URL, encoding: 'utf8'): string;
}
