import type { AnyNode } from 'acorn';

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** The nodes right below one. Builds have hundreds of thousands: no list is made on the way. */
export function childrenOf(node: AnyNode): AnyNode[] {
  const children: AnyNode[] = [];
  for (const value of Object.values(node) as unknown[]) {
    if (isNode(value)) children.push(value);
    else if (Array.isArray(value)) for (const inner of value) if (isNode(inner)) children.push(inner);
  }
  return children;
}

/** Names of the global object. */
export const GLOBALS: ReadonlySet<string> = new Set(['globalThis', 'window', 'self']);

/** Name of a property; undefined where it would have to be run. */
export function nameOf(node: AnyNode, isComputed: boolean): string | undefined {
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'TemplateLiteral') return node.quasis.length === 1 ? (node.quasis[0]!.value.cooked ?? undefined) : undefined;
  return !isComputed && (node.type === 'Identifier' || node.type === 'PrivateIdentifier') ? node.name : undefined;
}
