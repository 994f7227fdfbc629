// Words for people: one term a thing in each language, in catalogues, mails, messages of codes, titles, the whitepaper and the quiz.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { at } from '../lib/paths.mjs';
import { sources } from '../lib/sources.mjs';

const REMOTES = /^(mfe-[\w-]+|templates\/[\w-]+)\/remote\.json$/;
const CATALOGUES = /^(?!.*(fixtures|e2e)\/).*\/locales\/(en|zh-HK)\.json$/;
/** Questions of the quiz, each with its texts by language. */
const QUESTIONS = /^server\/src\/modules\/quiz\/bank\/questions\/\w+\.json$/;
const CODE =
  /^(server\/src\/(mail\/templates\/(?!layout)[\w-]+|lib\/messages|modules\/[\w/-]*(messages|manifest|page-texts|shell-pages|texts))|mfe-[\w-]+\/src\/pages\/whitepaper\/text\/[\w-]+)(?<!\.test)\.ts$/;
const HAN = /\p{Script=Han}/u;
const VERB = '(?:do|does|did|is|are|was|were|could|would|should|has|have|had|will)';

/** What to say, and what of a language's texts says it otherwise. */
const TERMS = {
  en: [
    ['log in, login', /\bsign(?:ed|s|ing)?[- ]in\b/i],
    ['e-mail', /\bemails?\b/i],
    ['centre', /\bcenters?\b/i],
    ['add, remove', /\b(?:un)?bind(?:s|ing)?\b|\b(?:un)?bound\b/i],
  ],
  'zh-HK': [
    ['裏', /裡/],
    ['公布、發布', /[公發]佈/],
    ['紀錄（名詞）', /(?:[的有份項次則本他新短]|所有)記錄/],
    ['訊息', /即時通訊/],
    ['模組', /遠端模組|件模組|組件/],
    ['主頁', /首頁/],
    ['毋須', /無需|不用(?!戶)/],
    ['電郵、發送', /郵件|寄[出信上給]/],
    ['加入、移除', /綁定/],
    ['Web3', /(?<![\w@/-])web3(?!-)/],
    ['香港用語', /稽核|檢視|建置|崩潰|空白鍵|副檔名|掛單|榜單|獲取|視頻|信息|默認|登錄|賬|網路|軟體|螢幕擷取/],
  ],
};

/** How a screen speaks; a paper may be formal. */
const VOICE = [
  ['a contraction', new RegExp(`\\b${VERB} not\\b|\\bcannot\\b|\\b(?:you|we|they) (?:are|will)\\b`, 'i')],
  ['what it means for the person, without the server', /\bthe server\b/i],
];

/** @returns what is wrong with a text for people. @param isFormal whether it stands in a document and not on a screen */
export function faultsOf(text, { isFormal = false } = {}) {
  const plain = text.replaceAll(/\{\w+\}|`[^`]*`|https?:\/\/\S+/g, '');
  const terms = HAN.test(plain) ? TERMS['zh-HK'] : [...TERMS.en, ...(isFormal ? [] : VOICE)];
  return terms.flatMap(([say, not]) => {
    const found = not.exec(plain);
    return found ? [`says '${found[0]}', where the word is: ${say}`] : [];
  });
}

/** Texts of a TypeScript file: every literal that has a space or a Chinese sign. */
export function literalsOf(code) {
  const found = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('texts.ts', code, ts.ScriptTarget.Latest));
  return found.filter((text) => HAN.test(text) || /[a-z] [a-z]/i.test(text));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (file) => readFileSync(at(file), 'utf8');
  /** What the specification writes exactly is said exactly. */
  const specification = read('docs/specification.md');
  const told = (file, texts, options) => {
    for (const text of texts)
      for (const fault of specification.includes(text) ? [] : faultsOf(text, options)) {
        console.log(`${file}: '${text}' ${fault}`);
        process.exitCode = 1;
      }
  };
  for (const file of sources(CATALOGUES)) told(file, Object.values(JSON.parse(read(file))), {});
  for (const file of sources(REMOTES)) told(file, literalsOf(`x = ${read(file)}`), {});
  for (const file of sources(QUESTIONS))
    for (const { id, en, 'zh-HK': chinese } of JSON.parse(read(file)))
      told(
        id,
        [en, chinese].flatMap(({ q, o, why }) => [q, ...o, why]),
        {},
      );
  for (const file of sources(CODE)) told(file, literalsOf(read(file)), { isFormal: file.includes('/whitepaper/') });
}
