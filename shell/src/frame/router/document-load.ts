let isFirst = true;

/** True once: the first route of a document was decided by the server that sent it. */
export function isFirstDocumentLoad(): boolean {
  const first = isFirst;
  isFirst = false;
  return first;
}

/** A new document takes over; the navigation in this one never ends. */
export function leaveFor(href: string): Promise<never> {
  location.assign(href);
  return new Promise(() => undefined);
}
