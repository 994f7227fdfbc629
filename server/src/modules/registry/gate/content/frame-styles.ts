import type { AnyNode } from 'acorn';
import { GLOBALS, nameOf } from './syntax-tree.ts';

/** What is seen everywhere: the frame around the page and every other remote. */
const FRAME = /^document\.(adoptedStyleSheets|(body|documentElement)\.(style|className|classList))(?=\.|$)/;
const ELEMENT = /^document\.(body|documentElement)\.(setAttribute|removeAttribute|toggleAttribute)$/;
const WRITES = /\.(add|push|remove|removeProperty|replace|setProperty|splice|toggle|unshift)$/;

/**
 * What a node changes of the look of everything in the page, such as `document.body.style`: a remote's look ends with its own
 * elements. Read from the text alone, so a detour is not seen here.
 */
export function frameStyleChangedBy(node: AnyNode): string | undefined {
  if (node.type === 'AssignmentExpression') return FRAME.exec(pathOf(node.left) ?? '')?.[0];
  if (node.type !== 'CallExpression') return undefined;
  const path = pathOf(node.callee) ?? '';
  if (WRITES.test(path)) return FRAME.exec(path)?.[0];
  const [attribute] = node.arguments;
  const isLook = attribute?.type === 'Literal' && /^(class|style)$/i.test(String(attribute.value));
  return isLook && ELEMENT.test(path) ? path : undefined;
}

/** `document.body.style` of such a chain of names. */
function pathOf(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return undefined;
  const owner = pathOf(node.object);
  if (owner === undefined) return undefined;
  const name = nameOf(node.property, node.computed) ?? '*';
  return GLOBALS.has(owner) ? name : `${owner}.${name}`;
}
