/** Whether a browser already has what `etag` names, by its `If-None-Match` (RFC 9110 §13.1.2; a proxy may weaken a tag). */
export function hasAlready(etag: string, header: string | undefined): boolean {
  const known = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}
