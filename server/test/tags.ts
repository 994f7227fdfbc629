const TAG = /<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">|<link rel="(canonical)" href="([^"]*)">/g;

/** What a page's head says to other sites, by the names of its tags. */
export function readTags(html: string): Record<string, string> {
  const tags = [...html.matchAll(TAG)].map(([, name, content, link, href]) => [name ?? link, readText(content ?? href ?? '')]);
  return Object.fromEntries(tags) as Record<string, string>;
}

function readText(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
