import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';

const FOLDER = fileURLToPath(new URL('../src/rules/', import.meta.url));
const MATH = new Set(['imul', 'min', 'max', 'abs']);
const GLOBALS = /^(Date|Intl|performance|crypto|globalThis|window|self|process|parseFloat|Float\d+Array|setTimeout|localeCompare)$/;
const METHODS = /^(toFixed|toPrecision|toExponential|toLocaleString|localeCompare|sort|toSorted)$/;
const OPERATORS = new Set([
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.SlashEqualsToken,
  ts.SyntaxKind.AsteriskAsteriskToken,
  ts.SyntaxKind.AsteriskAsteriskEqualsToken,
]);

/** What in a node could give another number on another machine, or leave the whole numbers. */
function faultOf(node: ts.Node): string | undefined {
  if (ts.isBinaryExpression(node) && OPERATORS.has(node.operatorToken.kind)) return `operator ${node.operatorToken.getText()}`;
  if (ts.isNumericLiteral(node) && !/^(\d[\d_]*|0x[\da-f]+)$/i.test(node.getText())) return `number ${node.getText()}`;
  if (ts.isPropertyAccessExpression(node) && METHODS.test(node.name.text)) return `method ${node.name.text}`;
  if (!ts.isIdentifier(node)) return undefined;
  if (GLOBALS.test(node.text)) return `global ${node.text}`;
  if (node.text !== 'Math') return undefined;
  const { parent } = node;
  const name = ts.isPropertyAccessExpression(parent) ? parent.name.text : '';
  return MATH.has(name) ? undefined : `Math.${name}`;
}

function faultsIn(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const fault = faultOf(node);
    if (fault) found.push(fault);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('rules.ts', text, ts.ScriptTarget.ES2023, true));
  return found;
}

describe('the rules of games', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

  test.each(files)('%s holds nothing that differs between machines', (name: string) => {
    expect(faultsIn(readFileSync(`${FOLDER}${name}`, 'utf8'))).toEqual([]);
  });

  test.each([
    ['a / b', 'operator /'],
    ['a /= b', 'operator /='],
    ['a ** 2', 'operator **'],
    ['a * 0.5', 'number 0.5'],
    ['1e3', 'number 1e3'],
    ['Math.floor(a)', 'Math.floor'],
    ['const { sqrt } = Math', 'Math.'],
    ['Date.now()', 'global Date'],
    ['performance.now()', 'global performance'],
    ['list.sort()', 'method sort'],
    ['(5).toFixed(1)', 'method toFixed'],
  ])('are refused for %s', (text, fault) => {
    expect(faultsIn(text)).toContain(fault);
  });

  test('may take the four whole-number functions of Math', () => {
    expect(faultsIn('Math.imul(1, 2) + Math.min(1, 2) + Math.max(1, 2) + Math.abs(1)')).toEqual([]);
  });

  test('import nothing but each other', () => {
    const imports = files.flatMap((name) => [...readFileSync(`${FOLDER}${name}`, 'utf8').matchAll(/^import (?!type).* from '(.*)'/gm)]);
    expect(imports.map(([, from]) => from).filter((from) => !from?.startsWith('./'))).toEqual([]);
  });
});
