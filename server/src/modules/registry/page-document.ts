import type { RegisteredRemote, RegistryDocument } from '@mortar/protocol/registry';

type PageDocument = (document: RegistryDocument, remote: string | undefined) => RegistryDocument;

/**
 * Makes what a page's HTML holds of the registry: all of the remote that its address shows, of the others what routes,
 * navigation and dialogs are made from. The rest, mostly hashes that no compression makes smaller, is fetched after first content.
 */
export function createPageDocuments(): PageDocument {
  const made = new WeakMap<RegistryDocument, Map<string, RegistryDocument>>();

  return (document, remote = '') => {
    // What comes from a development server has no hashes, and its page is told so by the whole document.
    if (document.local) return document;
    const ofPages = made.get(document) ?? new Map<string, RegistryDocument>();
    const page = ofPages.get(remote) ?? pageDocument(document, remote);
    made.set(document, ofPages.set(remote, page));
    return page;
  };
}

function pageDocument(document: RegistryDocument, remote: string): RegistryDocument {
  const others = Object.entries(document.remotes).filter(([name]) => name !== remote);
  if (others.length === 0) return document;
  const outlines = others.map(([name, entry]) => [name, outlineOf(entry)] as const);
  // In the order of the whole document, which navigation entries of one rank keep.
  const remotes = { ...document.remotes, ...Object.fromEntries(outlines) };
  return { ...document, remotes, isPartial: true };
}

function outlineOf({ lastGood: _lastGood, live: { description, ...pin }, ...entry }: RegisteredRemote): RegisteredRemote {
  const routes = description.routes.map((route) => ({ ...route, description: { en: '', 'zh-HK': '' } }));
  return { ...entry, live: { ...pin, chunks: {}, integrity: {}, description: { ...description, routes } } };
}
