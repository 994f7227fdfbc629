let isFirst = true;

/** True once: the first route of a document was decided by the server that sent it. */
export function isFirstDocumentLoad(): boolean {
  const first = isFirst;
  isFirst = false;
  return first;
}

/** A new document takes over, unless the navigation was given up meanwhile; the one in this document never ends. */
export function leaveFor({ url, signal }: Request): Promise<never> {
  if (!signal.aborted) location.assign(url);
  return new Promise(() => undefined);
}
