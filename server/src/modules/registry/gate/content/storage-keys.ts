import type { AnyNode, Program } from 'acorn';
import { placedIn, scopeOf, type Placed, type Scope } from './scopes.ts';
import { GLOBALS, nameOf } from './syntax-tree.ts';

/** What a script does to an entry of a storage, as far as its text tells. */
export interface StorageUse {
  /** `localStorage` or `sessionStorage`. */
  storage: string;
  /** Beginning of the key; undefined where all entries are taken away. */
  key: string | undefined;
  /** Nothing follows that beginning. */
  isWhole: boolean;
}

const STORAGES: ReadonlySet<string> = new Set(['localStorage', 'sessionStorage']);
/** Names that are set by one another end somewhere. */
const MOST_STEPS = 8;

/** What a script puts into the storages that all remotes share, or takes away. Read from the text alone, so a detour is not seen here. */
export function storageUses(program: Program): StorageUse[] {
  return placedIn(program).flatMap((place) => useOf(place) ?? []);
}

function useOf([node, scope]: Placed): StorageUse | undefined {
  if (node.type === 'AssignmentExpression') return entryOf(node.left, scope);
  if (node.type === 'UnaryExpression' && node.operator === 'delete') return entryOf(node.argument, scope);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const storage = storageOf(node.callee.object, scope);
  const method = nameOf(node.callee.property, node.callee.computed);
  if (!storage || method === undefined) return undefined;
  // A package that lends a storage has a `clear` of its own: that offers it, and does not do it.
  if (method === 'clear') return scope.outer?.property === 'clear' ? undefined : { storage, key: undefined, isWhole: true };
  const [key] = node.arguments;
  return /^(setItem|removeItem)$/.test(method) && key ? used(storage, key, scope) : undefined;
}

/** `localStorage.key`, or by a text in brackets. */
function entryOf(node: AnyNode, scope: Scope): StorageUse | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  const storage = storageOf(node.object, scope);
  if (!storage) return undefined;
  const { property } = node;
  return !node.computed && property.type === 'Identifier' ? { storage, key: property.name, isWhole: true } : used(storage, property, scope);
}

function used(storage: string, key: AnyNode, scope: Scope): StorageUse | undefined {
  const known = beginningOf(key, scope);
  return known && { storage, ...known };
}

function storageOf(node: AnyNode, scope: Scope, steps = MOST_STEPS): string | undefined {
  if (node.type === 'Identifier') {
    const declared = scopeOf(node.name, scope);
    if (!declared) return STORAGES.has(node.name) ? node.name : undefined;
    const value = declared.names.get(node.name);
    return value && steps > 0 ? storageOf(value, declared, steps - 1) : undefined;
  }
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier' || !GLOBALS.has(node.object.name)) return undefined;
  const name = nameOf(node.property, node.computed);
  return name !== undefined && STORAGES.has(name) ? name : undefined;
}

/** How a text begins that a script puts together. */
function beginningOf(node: AnyNode, scope: Scope, steps = MOST_STEPS): { key: string; isWhole: boolean } | undefined {
  if (steps === 0) return undefined;
  const of = (inner: AnyNode, within = scope) => beginningOf(inner, within, steps - 1);
  if (node.type === 'Literal') return { key: String(node.value), isWhole: true };
  if (node.type === 'Identifier') {
    const declared = scopeOf(node.name, scope);
    const value = declared?.names.get(node.name);
    return declared && value && of(value, declared);
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') return joined(of(node.left), of(node.right));
  if (node.type === 'TemplateLiteral') {
    const [head] = node.quasis;
    const start = { key: head?.value.cooked ?? '', isWhole: true };
    const [first] = node.expressions;
    return first ? { ...joined(start, of(first)), isWhole: false } : start;
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  // `keyOf(uid)`, of a function that is one expression: of what it is given nothing is known.
  const declared = scopeOf(node.callee.name, scope);
  const made = declared?.names.get(node.callee.name);
  return declared && made?.type === 'ArrowFunctionExpression' && made.body.type !== 'BlockStatement'
    ? of(made.body, {
        outer: declared,
        names: new Map(made.params.flatMap((each) => (each.type === 'Identifier' ? [[each.name, undefined]] : []))),
      })
    : undefined;
}

type Beginning = ReturnType<typeof beginningOf>;

function joined(first: Beginning, second: Beginning): { key: string; isWhole: boolean } {
  if (!first) return { key: '', isWhole: false };
  return first.isWhole && second ? { key: first.key + second.key, isWhole: second.isWhole } : { ...first, isWhole: false };
}

/** Names of the specification, and what packages keep for whoever bundles them. */
const EVERYBODYS: ReadonlySet<string> = new Set([
  'deviceid',
  'demo-wallet',
  'inscriptions',
  'personal-userinfo',
  'tusSupport',
  'walletAccount',
  'walletconnect',
  'walletType',
]);
const PLATFORMS = 'mortar:';

/** What is wrong with it for a remote of this name; undefined where nothing is, or nobody can tell. */
export function storageFault(remote: string, { storage, key, isWhole }: StorageUse): string | undefined {
  if (key === undefined) return `it empties ${storage}, which takes away what everybody else keeps there`;
  if (EVERYBODYS.has(key) || key.startsWith(PLATFORMS)) return undefined;
  const isOwn = key.startsWith(remote) && !/^[a-z0-9]/i.test(key.slice(remote.length));
  const mayBecomeOwn = !isWhole && (remote.startsWith(key) || PLATFORMS.startsWith(key));
  if (isOwn || mayBecomeOwn) return undefined;
  return `it keeps '${key}${isWhole ? '' : '…'}' in ${storage}, which all remotes share: begin the name with its own, such as ${remote}:${key}`;
}
