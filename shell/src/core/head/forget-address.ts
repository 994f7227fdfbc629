/**
 * The server names the address that the first page is known by, and browsers share it in place of the one that they
 * show. Once another page stands there, it would be the wrong one.
 */
export function forgetAddress(): void {
  for (const tag of document.querySelectorAll('link[rel=canonical],meta[property="og:url"]')) tag.remove();
}
