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
