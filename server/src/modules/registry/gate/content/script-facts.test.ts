import { describe, expect, test } from '@jest/globals';
import { readScript } from './script-facts.ts';

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
