import { afterAll, expect, test } from '@jest/globals';
import { createGateTries } from '../../../../../test/gate.ts';

const { verdictOf, remove } = createGateTries();
afterAll(remove);

const saysOf = async (css: string) => (await verdictOf({ contents: { 'page-home.css': css } })).refusals.map(({ what }) => what);

test.each([
  '.quiz_a .other, .quiz_b > h1 { color: red }',
  '.quiz_a:hover::before { color: red }',
  'button.quiz_a { color: red }',
  ':is(.quiz_a, .quiz_b) p { color: red }',
  '@media (width < 750px) { .quiz_a { color: red } }',
  '@container page (width < 750px) { .quiz_a { color: red } }',
  '.quiz_a { &:hover { color: red } p { color: red } }',
  '@layer mortar.ui { .quiz_a { color: red } }',
  '@layer quiz.base, quiz.more;',
  '@keyframes quiz_turn { from { rotate: 0deg } to { rotate: 1turn } }',
  "@font-face { font-family: 'Quiz Display'; src: url(picture.png) }",
  '@property --quiz-angle { syntax: "<angle>"; inherits: false; initial-value: 0deg }',
  '.quiz_a { background: url("picture.png") }',
  '.quiz_a { background: url(data:image/png;base64,AA==) }',
])('it has nothing against %s', async (css) => {
  expect(await saysOf(css)).toEqual([]);
});

const selector = (text: string) => `the selector ${text} does not begin with a class of its own, .quiz_…`;

test.each([
  ['h1 { color: red }', selector('h1')],
  [':root { --bg: red }', selector(':root')],
  ['* { color: red }', selector('*')],
  ['#quiz { color: red }', selector('#quiz')],
  ['[data-theme=dark] .quiz_a { color: red }', selector('[data-theme=dark] .quiz_a')],
  ['.market_a { color: red }', selector('.market_a')],
  ['.quiz { color: red }', selector('.quiz')],
  [':is(.quiz_a, body) { color: red }', selector(':is(.quiz_a, body)')],
  [':not(.quiz_a) { color: red }', selector(':not(.quiz_a)')],
  ['.quiz_a, body { color: red }', selector('body')],
  ['@media print { body { color: red } }', selector('body')],
  ['.quiz_a { body & { color: red } }', selector('body &')],
  ['.quiz_a { &:not(&) { color: red } }', selector('&:not(&)')],
  ['@layer mortar.reset { .quiz_a { color: red } }', "the layer mortar.reset is none of its own: it may have 'quiz' and layers below"],
  ['@layer mortar.ui, mortar.reset;', "the layer mortar.ui is none of its own: it may have 'quiz' and layers below"],
  ['@keyframes turn { to { rotate: 1turn } }', '@keyframes turn is known to the whole page: its name must begin with quiz_ or quiz-'],
  [
    "@font-face { font-family: 'Inter'; src: url(picture.png) }",
    "the font 'Inter' is known to the whole page: its name must begin with quiz",
  ],
  [
    '@property --angle { syntax: "*"; inherits: false }',
    '@property --angle is known to the whole page: its name must begin with --quiz_ or --quiz-',
  ],
  ['@import "other.css";', '@import holds for the whole page'],
  ['@view-transition { navigation: auto }', '@view-transition holds for the whole page'],
  ['.quiz_a { background: url(gone.png) }', 'it asks for gone.png, which is not among the files'],
  ['@font-face { font-family: quiz; src: url(https://a.example/f.woff2) }', 'it takes a font of another host, https://a.example/f.woff2'],
  ['.quiz_a { color: red', 'it cannot be read as a stylesheet: <css input>:1:1: Unclosed block'],
])('it refuses %s', async (css, what) => {
  expect(await saysOf(css)).toEqual([what]);
});
