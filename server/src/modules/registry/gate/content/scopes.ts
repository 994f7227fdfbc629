import type { AnyNode, Program } from 'acorn';
import { childrenOf } from './syntax-tree.ts';

/** What the names within a function stand for; undefined for one of which the text alone does not say it. */
export interface Scope {
  outer: Scope | undefined;
  names: Map<string, AnyNode | undefined>;
  /** Name of the property whose value stands in it. */
  property?: string | undefined;
}

/** A node and the scope that it stands in. */
export type Placed = readonly [node: AnyNode, scope: Scope];

/** A name that is declared twice within a function, or set anew, stands for nothing certain. */
function declare({ names }: Scope, name: string, value?: AnyNode | null): void {
  names.set(name, names.has(name) ? undefined : (value ?? undefined));
}

function declarePattern(scope: Scope, pattern: AnyNode): void {
  if (pattern.type === 'Identifier') declare(scope, pattern.name);
  else if (pattern.type === 'Property') declarePattern(scope, pattern.value);
  else if (pattern.type === 'AssignmentPattern') declarePattern(scope, pattern.left);
  else for (const inner of childrenOf(pattern)) declarePattern(scope, inner);
}

function declareIn(node: AnyNode, scope: Scope): void {
  if (node.type === 'VariableDeclarator') {
    if (node.id.type === 'Identifier') declare(scope, node.id.name, node.init);
    else declarePattern(scope, node.id);
  } else if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
    if (node.id) declare(scope, node.id.name, node);
  } else if (node.type === 'CatchClause' && node.param) declarePattern(scope, node.param);
  else if (node.type.startsWith('Import') && 'local' in node) declare(scope, (node.local as { name: string }).name);
}

/** Every node of a script with what its names stand for. It walks without recursion: minified code nests deeply. */
export function placedIn(program: Program): Placed[] {
  const places: Placed[] = [[program, { outer: undefined, names: new Map() }]];
  for (const [node, scope] of places) {
    declareIn(node, scope);
    const isFunction = 'params' in node;
    const isProperty = node.type === 'Property' || node.type === 'MethodDefinition';
    const within: Scope = isFunction || isProperty ? { outer: scope, names: new Map() } : scope;
    if (isProperty && node.key.type === 'Identifier') within.property = node.key.name;
    if (isFunction) for (const parameter of node.params) declarePattern(within, parameter);
    for (const inner of childrenOf(node)) places.push([inner, within]);
  }
  for (const [node, scope] of places) forgetIfSet(node, scope);
  return places;
}

function forgetIfSet(node: AnyNode, scope: Scope): void {
  const target = node.type === 'AssignmentExpression' ? node.left : node.type === 'UpdateExpression' ? node.argument : undefined;
  if (target?.type === 'Identifier') scopeOf(target.name, scope)?.names.set(target.name, undefined);
}

/** The scope that declares a name; undefined for a global one. */
export function scopeOf(name: string, scope: Scope): Scope | undefined {
  let found: Scope | undefined = scope;
  while (found && !found.names.has(name)) found = found.outer;
  return found;
}
