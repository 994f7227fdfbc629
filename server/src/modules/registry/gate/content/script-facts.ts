import { parse, type AnyNode, type Expression, type Literal, type ObjectExpression, type Program } from 'acorn';
import { frameStyleChangedBy } from './frame-styles.ts';
import { platformPatches } from './platform-patches.ts';
import { storageUses, type StorageUse } from './storage-keys.ts';
import { childrenOf } from './syntax-tree.ts';

/** What a script takes from the host, as the federation runtime of its container would ask for it. */
export interface TakenShare {
  key: string;
  /** Range of versions; nothing where it is of a form that cannot be read. */
  range: string | undefined;
}

/** Parts of a module's table of lazy references. */
export type PartKind = 'pages' | 'dialogs' | 'panels';

/** What a script's text shows without being run. */
export interface ScriptFacts {
  /** Data that it holds, as `JSON.parse` of a text or as one literal. */
  data: unknown[];
  takes: TakenShare[];
  /** Names of lazy references by their table, where the script has one. */
  tables: { kind: PartKind; names: string[] }[];
  /** Ways to make code out of text, which the policy of pages refuses. */
  forbidden: string[];
  /** What it changes of the platform's prototypes. */
  patches: string[];
  /** What it changes of the look of the whole page. */
  frameStyles: string[];
  /** What it does to the storages that all remotes share. */
  storage: StorageUse[];
  /** Texts that it compares or asks by, such as the name of an exposed module. */
  keys: Set<string>;
}

const TABLES: ReadonlySet<string> = new Set<PartKind>(['pages', 'dialogs', 'panels']);

/** Reads a script. @throws SyntaxError when it is none */
export function readScript(text: string): ScriptFacts {
  const program = parseAny(text);
  const patches = text.includes('prototype') ? platformPatches(program) : [];
  const storage = /(local|session)Storage/.test(text) ? storageUses(program) : [];
  const facts: ScriptFacts = { data: [], takes: [], tables: [], forbidden: [], patches, frameStyles: [], storage, keys: new Set() };
  visit(program, facts);
  return facts;
}

function parseAny(text: string): Program {
  try {
    return parse(text, { ecmaVersion: 'latest', sourceType: 'script' });
  } catch {
    return parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
  }
}

/** Walks without recursion: minified code nests deeply. */
function visit(program: Program, facts: ScriptFacts): void {
  const waiting: AnyNode[] = [program];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    look(node, facts);
    for (const inner of childrenOf(node)) waiting.push(inner);
  }
}

function look(node: AnyNode, facts: ScriptFacts): void {
  const changed = frameStyleChangedBy(node);
  if (changed !== undefined) facts.frameStyles.push(changed);
  if (node.type === 'CallExpression') lookAtCall(node.callee as Expression, node.arguments as Expression[], facts);
  if (node.type === 'NewExpression' && isGlobal(node.callee as Expression, 'Function')) facts.forbidden.push('new Function');
  if (node.type === 'AssignmentExpression') keepLiteral(node.right, facts);
  if (node.type === 'VariableDeclarator' && node.init) keepLiteral(node.init, facts);
  if (node.type === 'Property') {
    const name = nameOf(node.key as Expression);
    if (name === undefined) return;
    facts.keys.add(name);
    if (TABLES.has(name) && isTable(node.value as Expression))
      facts.tables.push({ kind: name as PartKind, names: namesOf(node.value as ObjectExpression) });
  }
}

function lookAtCall(callee: Expression, args: Expression[], facts: ScriptFacts): void {
  if (isGlobal(callee, 'eval')) facts.forbidden.push('eval');
  if (isGlobal(callee, 'Function')) facts.forbidden.push('Function');
  const [first, second, , last] = args;
  if (callee.type === 'MemberExpression' && nameOf(callee.property as Expression) === 'parse' && textOf(first) !== undefined)
    keepJson(textOf(first)!, facts);
  if (textOf(first) === 'default' && textOf(second) !== undefined && last?.type === 'ArrayExpression')
    facts.takes.push({ key: textOf(second)!, range: rangeOf(valueOf(last)) });
}

function isGlobal(callee: Expression, name: string): boolean {
  if (callee.type === 'SequenceExpression') return isGlobal(callee.expressions.at(-1)!, name);
  if (callee.type === 'Identifier') return callee.name === name;
  const isWindow =
    callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && /^(globalThis|window|self)$/.test(callee.object.name);
  return isWindow && nameOf(callee.property as Expression) === name;
}

function keepJson(text: string, { data }: ScriptFacts): void {
  try {
    data.push(JSON.parse(text));
  } catch {
    // It parses something else.
  }
}

function keepLiteral(right: Expression, { data }: ScriptFacts): void {
  if (right.type !== 'ObjectExpression' || right.properties.length === 0) return;
  const value = valueOf(right);
  if (value !== undefined) data.push(value);
}

function textOf(node: Expression | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

function nameOf(key: Expression): string | undefined {
  return key.type === 'Identifier' ? key.name : textOf(key);
}

/** Every name of it stands in the text. */
function isTable(node: Expression): node is ObjectExpression {
  return node.type === 'ObjectExpression' && node.properties.every((property) => property.type === 'Property' && !property.computed);
}

function namesOf(object: ObjectExpression): string[] {
  return object.properties.flatMap((property) => (property.type === 'Property' ? (nameOf(property.key as Expression) ?? []) : []));
}

/** The value of a literal; undefined where something of it would have to be run. */
function valueOf(node: Expression): unknown {
  if (node.type === 'Literal') return isPlain(node) ? node.value : undefined;
  if (node.type === 'TemplateLiteral') return textOf(node);
  if (node.type === 'UnaryExpression') return unary(node.operator, valueOf(node.argument));
  if (node.type === 'ArrayExpression') return all(node.elements.map((element) => (element ? valueOf(element as Expression) : undefined)));
  if (node.type !== 'ObjectExpression') return undefined;
  const names = namesOf(node);
  const values = all(node.properties.map((property) => (property.type === 'Property' ? valueOf(property.value) : undefined)));
  return values && names.length === values.length ? Object.fromEntries(names.map((name, index) => [name, values[index]])) : undefined;
}

function isPlain({ value, regex }: Literal): boolean {
  return !regex && (value === null || ['string', 'number', 'boolean'].includes(typeof value));
}

function unary(operator: string, value: unknown): unknown {
  if (operator === '!' && typeof value === 'number') return !value;
  return operator === '-' && typeof value === 'number' ? -value : undefined;
}

function all(values: unknown[]): unknown[] | undefined {
  return values.includes(undefined) ? undefined : values;
}

/** How many numbers of a version must stay as they are, as webpack's runtime writes a range: 1 is `^`, 2 is `~`, more is `=`, 0 is `>=`. */
function rangeOf(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length < 2) return undefined;
  const [fixed, ...numbers] = value as unknown[];
  if (![fixed, ...numbers].every((part) => Number.isInteger(part) && (part as number) >= 0)) return undefined;
  const version = numbers.join('.');
  return `${['>=', '^', '~'][fixed as number] ?? '='}${version}`;
}
