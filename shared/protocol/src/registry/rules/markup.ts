/** What acts in a document, or what the policy of pages refuses (security J1). */
const ACTIVE = /<([\w-]+:)?(script|style|link|meta|base|iframe|object|embed)\b|\sstyle\s*=|\son[a-z]+\s*=|javascript:/i;

/** Whether static markup can stand in a page as it is: no script, no handler, no style of its own, nothing that is fetched by itself. */
export function isPassive(html: string): boolean {
  return !ACTIVE.test(html);
}
