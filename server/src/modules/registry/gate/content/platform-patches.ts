import type { AnyNode, Program } from 'acorn';
import { childrenOf, GLOBALS, nameOf } from './syntax-tree.ts';

const CHANGES: ReadonlySet<string> = new Set(['assign', 'defineProperties', 'defineProperty', 'deleteProperty', 'set', 'setPrototypeOf']);
/** Packages find the global object by it where the language does not name it, and take it away again. */
const HARMLESS = 'globalThis';

/** A node with what is tested before it runs, such as `Array.prototype.at`. */
type Place = [node: AnyNode, tested: ReadonlySet<string>];

/**
 * What a script changes of the platform's prototypes, such as `Array.prototype.map`: everything in the page relies on
 * them. What it adds only where that is missing is no change. Read from the text alone, so a detour is not seen here.
 */
export function platformPatches(program: Program): string[] {
  const nodes = allOf(program);
  const own = new Set(nodes.flatMap(([node]) => declaredBy(node)));
  const changed = nodes.flatMap(([node, tested]) => changedBy(node).filter(({ path }) => !tested.has(path)));
  return [...new Set(changed.filter(({ root, path }) => !own.has(root) && !path.endsWith(`.${HARMLESS}`)).map(({ path }) => path))];
}

/** Every node, without recursion: minified code nests deeply. */
function allOf(program: Program): Place[] {
  const places: Place[] = [[program, new Set()]];
  for (const [node, tested] of places) {
    const tests = testsOf(node);
    const within = tests.length > 0 ? new Set([...tested, ...tests]) : tested;
    for (const inner of childrenOf(node)) places.push([inner, within]);
  }
  return places;
}

function testsOf(node: AnyNode): string[] {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return membersIn(node.test);
  return node.type === 'LogicalExpression' ? membersIn(node.left) : [];
}

function membersIn(test: AnyNode): string[] {
  const nodes = [test];
  for (const node of nodes) nodes.push(...childrenOf(node));
  return nodes.flatMap((node) => {
    if (node.type === 'BinaryExpression' && node.operator === 'in') {
      const owner = prototypeOf(node.right);
      return owner ? [`${owner}.prototype.${keyOf(node.left, true)}`] : [];
    }
    return memberOf(node)?.path ?? [];
  });
}

function declaredBy(node: AnyNode): string[] {
  if (node.type === 'VariableDeclarator') return namesIn([node.id]);
  if (node.type === 'ImportSpecifier' || node.type === 'ImportDefaultSpecifier' || node.type === 'ImportNamespaceSpecifier')
    return [node.local.name];
  if ('params' in node) return namesIn(['id' in node && node.id ? node.id : [], node.params].flat());
  return node.type === 'ClassDeclaration' || node.type === 'ClassExpression' ? namesIn(node.id ? [node.id] : []) : [];
}

const namesIn = (patterns: readonly AnyNode[]): string[] =>
  patterns.flatMap((pattern) => (pattern.type === 'Identifier' ? pattern.name : []));

interface Change {
  /** Name of whose prototype it is. */
  root: string;
  path: string;
}

function changedBy(node: AnyNode): Change[] {
  const changed = placeChangedBy(node);
  return changed ? [changed] : [];
}

function placeChangedBy(node: AnyNode): Change | undefined {
  if (node.type === 'AssignmentExpression') return node.operator === '=' ? memberOf(node.left) : undefined;
  if (node.type === 'UnaryExpression' && node.operator === 'delete') return memberOf(node.argument);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { object, property } = node.callee;
  const isChange = object.type === 'Identifier' && /^(Object|Reflect)$/.test(object.name) && CHANGES.has(keyOf(property, false));
  const [target, key] = node.arguments;
  const root = isChange && target ? prototypeOf(target) : undefined;
  return root === undefined ? undefined : { root, path: `${root}.prototype.${key ? keyOf(key, true) : '*'}` };
}

/** `X.prototype.key`, whose `X` is a name or a property of the global object. */
function memberOf(node: AnyNode): Change | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  const root = prototypeOf(node.object);
  return root === undefined ? undefined : { root, path: `${root}.prototype.${keyOf(node.property, node.computed)}` };
}

/** `X` of `X.prototype`. */
function prototypeOf(node: AnyNode): string | undefined {
  if (node.type !== 'MemberExpression' || keyOf(node.property, node.computed) !== 'prototype') return undefined;
  const { object } = node;
  if (object.type === 'Identifier') return object.name;
  const isGlobal = object.type === 'MemberExpression' && object.object.type === 'Identifier' && GLOBALS.has(object.object.name);
  return isGlobal ? keyOf(object.property, object.computed) : undefined;
}

/** Name of a property; `*` where it would have to be run. */
const keyOf = (node: AnyNode, isComputed: boolean): string => nameOf(node, isComputed) ?? '*';
