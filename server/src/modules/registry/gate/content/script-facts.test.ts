import { describe, expect, test } from '@jest/globals';
import type { BuildManifest } from '@mortar/protocol/registry';
import { readScript } from './script-facts.ts';
import { readScripts } from './scripts.ts';
import { storageFault } from './storage-keys.ts';

describe('data', () => {
  test.each([
    [`(globalThis.c||=[]).push([[2],{44(e){e.exports=JSON.parse('{"a":[{"type":0}]}')}}]);`, { a: [{ type: 0 }] }],
    ['m.exports = { a: [1, -2, `x`, !0, null] };', { a: [1, -2, 'x', true, null] }],
    ['m.exports = JSON.parse(`{"a":1}`)', { a: 1 }],
    ['var e={"a":[{type:0}]};export{e as default};', { a: [{ type: 0 }] }],
  ])('it finds what %s holds', (text, data) => {
    expect(readScript(text).data).toEqual([data]);
  });

  test.each([
    'm.exports = { a: b };',
    'm.exports = { ...b };',
    'm.exports = JSON.parse(text);',
    "m.exports = JSON.parse('{');",
    'm.exports = { a: /x/ };',
  ])('it takes nothing of %s for data', (text) => {
    expect(readScript(text).data).toEqual([]);
  });
});

describe('takes', () => {
  test.each([
    ['[1,19,3,1]', '^19.3.1'],
    ['[2,0,1,0]', '~0.1.0'],
    ['[3,1,2,3]', '=1.2.3'],
    ['[0,18]', '>=18'],
    ['[[1,16,0],[1,17,0],1]', undefined],
  ])('it reads %s of a container', (list, range) => {
    expect(readScript(`let b={6:()=>m("default","react",!1,${list})}`).takes).toEqual([{ key: 'react', range }]);
  });
});

describe('forbidden', () => {
  test.each([
    ['eval("1")', 'eval'],
    ['globalThis.eval(x)', 'eval'],
    ['(0, eval)(x)', 'eval'],
    ['new Function("return 1")', 'new Function'],
    ['Function("return this")()', 'Function'],
  ])('it finds %s', (text, way) => {
    expect(readScript(text).forbidden).toEqual([way]);
  });

  test.each(['"eval(1)"', 'model.eval(x)', '(0, x.Function)()', '/eval(1)/.test(x)', 'x instanceof Function'])('it leaves %s', (text) => {
    expect(readScript(text).forbidden).toEqual([]);
  });
});

describe('patches', () => {
  test.each([
    ['Array.prototype.map = f', 'Array.prototype.map'],
    ['window.String.prototype["at"] = f', 'String.prototype.at'],
    ['Element.prototype[name] = f', 'Element.prototype.*'],
    ['Object.defineProperty(Promise.prototype, "then", { value: f })', 'Promise.prototype.then'],
    ['Object.assign(Map.prototype, { get: f })', 'Map.prototype.*'],
    ['Reflect.set(EventTarget.prototype, "addEventListener", f)', 'EventTarget.prototype.addEventListener'],
    ['Reflect.deleteProperty(Node.prototype, "append")', 'Node.prototype.append'],
    ['delete Function.prototype.call', 'Function.prototype.call'],
    ['if (!Array.prototype.at) Array.prototype.map = f', 'Array.prototype.map'],
  ])('it finds the change in %s', (text, place) => {
    expect(readScript(text).patches).toEqual([place]);
  });

  test.each([
    'if (!Array.prototype.at) Array.prototype.at = f',
    'Array.prototype.at || (Array.prototype.at = f)',
    'Array.prototype.at ??= f',
    '"at" in Array.prototype || Object.defineProperty(Array.prototype, "at", { value: f })',
    'typeof String.prototype.at == "function" ? 1 : (String.prototype.at = f)',
    'class Node {} Node.prototype.append = f',
    'function Map() {} Map.prototype.get = f',
    'var Set = require("set"); Set.prototype.has = f',
    '((e) => { e.prototype.map = f })(List)',
    'exports.Request.prototype.send = f',
    'Array.prototype.slice.call(list)',
    'Object.defineProperty(Object.prototype, "globalThis", { get: f })',
    'widget.set(Array.prototype, "map", f)',
  ])('it finds no change in %s', (text) => {
    expect(readScript(text).patches).toEqual([]);
  });
});

describe('tables', () => {
  test('it reads lazy references by their table, and none whose names do not stand in the text', () => {
    const text = 'r({ pages: { home: () => 1, "two-parts": () => 2 }, dialogs: { ...others }, panels: known })';
    expect(readScript(text).tables).toEqual([{ kind: 'pages', names: ['home', 'two-parts'] }]);
  });
});

test('it reads modules too, and says of what is no script that it is none', () => {
  expect(() => readScript('export default 1;')).not.toThrow();
  expect(() => readScript('if (')).toThrow(SyntaxError);
});

test('it lets others have their turn between two scripts', async () => {
  const contents = new Map(['a.js', 'b.js', 'c.js'].map((file) => [file, Buffer.from('export default 1;')]));
  let turns = 0;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  const { scripts } = await readScripts({ build: {} as BuildManifest, contents, travels: new Map() }, new Set(['c.js']));
  clearImmediate(next);
  expect([[...scripts.keys()], turns]).toEqual([['a.js', 'b.js'], 2]);
});

describe('the look of the whole page', () => {
  test.each([
    ['document.body.style.overflow = "hidden"', 'document.body.style'],
    ['window.document.documentElement.className = "dark"', 'document.documentElement.className'],
    ['document.body.classList.add("locked")', 'document.body.classList'],
    ['document.documentElement.style.setProperty("--ember-400", "red")', 'document.documentElement.style'],
    ['document.adoptedStyleSheets = [sheet]', 'document.adoptedStyleSheets'],
    ['document.adoptedStyleSheets.push(sheet)', 'document.adoptedStyleSheets'],
    ['document.body.setAttribute("style", "top: 0")', 'document.body.setAttribute'],
  ])('it sees that %s changes it', (text, place) => {
    expect(readScript(text).frameStyles).toEqual([place]);
  });

  test.each([
    'const width = document.body.style.width',
    'document.body.classList.contains("locked")',
    'document.body.setAttribute("data-x", "1")',
    'root.adoptedStyleSheets = [sheet]',
    'element.style.top = "0"',
    'document.body.append(element)',
  ])('it sees no change in %s', (text) => {
    expect(readScript(text).frameStyles).toEqual([]);
  });
});

describe('entries of the storages that all remotes share', () => {
  const faultsOf = (text: string) => readScript(text).storage.flatMap((use) => storageFault('quiz', use) ?? []);

  test.each([
    ['localStorage.setItem("theme", "1")', "'theme'"],
    ['window.sessionStorage.removeItem("quizzes")', "'quizzes'"],
    ['localStorage.theme = 1', "'theme'"],
    ['self["localStorage"]["theme"] = 1', "'theme'"],
    ['delete localStorage.theme', "'theme'"],
    ['const KEY = "market-cart"; const save = () => localStorage.setItem(KEY, "")', "'market-cart'"],
    ['const kept = window.localStorage; kept.setItem("theme", 1)', "'theme'"],
    ['const P = "theme:"; localStorage.setItem(`${P}${id}`, 1)', "'theme:…'"],
    ['localStorage.setItem("theme" + id, 1)', "'theme…'"],
    ['const keyOf = (uid) => `theme.${uid}`; localStorage.setItem(keyOf(1), 1)', "'theme.…'"],
    ['localStorage.clear()', 'it empties localStorage'],
  ])('it sees that %s takes a name of somebody else', (text, what) => {
    expect(faultsOf(text)).toEqual([expect.stringContaining(what)]);
  });

  test.each([
    'localStorage.setItem("quiz:calm", 1)',
    'localStorage.setItem("quiz", 1)',
    'const P = "quiz-"; const keyOf = (id) => P + id; localStorage.setItem(keyOf(2), 1)',
    'localStorage.setItem("walletType", 1)',
    'sessionStorage.setItem("mortar:" + name, 1)',
    'localStorage.getItem("theme")',
    'localStorage.setItem(key, 1)',
    'const save = (key) => localStorage.setItem(key, 1); save("theme")',
    'let key = "theme"; key = own(); localStorage.setItem(key, 1)',
    'const localStorage = new Map(); localStorage.setItem("theme", 1)',
    'const kept = { clear() { isThere() && localStorage.clear() } }',
    'theme.setItem("theme", 1)',
  ])('it sees nothing wrong, or cannot tell, in %s', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});
