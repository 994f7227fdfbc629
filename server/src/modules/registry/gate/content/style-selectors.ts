import type { Container, Document, Rule } from 'postcss';
import parser, { type Node, type Selector } from 'postcss-selector-parser';

/** Pseudo-classes that stand for what is in their parentheses. */
const ALTERNATIVES = new Set([':is', ':where', ':matches']);

/** Why selectors of a rule reach beyond the remote. @param name registry name; the remote's own classes begin with it */
export function selectorFaults(rule: Rule, name: string): string[] {
  if (isWithin(rule, (parent) => parent.type === 'atrule' && /keyframes$/i.test((parent as { name?: string }).name ?? ''))) return [];
  const isNested = isWithin(rule, (parent) => parent.type === 'rule');
  const { nodes } = parser().astSync(rule.selector);
  return nodes
    .filter((selector) => !(isNested ? staysWithin(selector) : beginsWithOwn(selector, name)))
    .map((selector) => `the selector ${String(selector).trim()} does not begin with a class of its own, .${name}_…`);
}

function isWithin(rule: Rule, fits: (parent: Container | Document) => boolean): boolean {
  for (let parent = rule.parent as Container | Document | undefined; parent; parent = parent.parent) if (fits(parent)) return true;
  return false;
}

/** Something of the first compound is a class of the remote. */
function beginsWithOwn(selector: Selector, name: string): boolean {
  const end = selector.nodes.findIndex(({ type }) => type === 'combinator');
  const compound = end === -1 ? selector.nodes : selector.nodes.slice(0, end);
  return compound.some((node) => isOwn(node, name));
}

function isOwn(node: Node, name: string): boolean {
  if (node.type === 'class') return node.value.startsWith(`${name}_`);
  return (
    node.type === 'pseudo' && ALTERNATIVES.has(node.value) && node.nodes.length > 0 && node.nodes.every((one) => beginsWithOwn(one, name))
  );
}

/** A nested selector is bound to the one around it, unless it says `&` elsewhere than at its begin. */
function staysWithin(selector: Selector): boolean {
  const text = String(selector).trim();
  return !text.includes('&') || (text.startsWith('&') && !/:not\([^)]*&/.test(text));
}
