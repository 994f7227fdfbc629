import { hasTest, placeOf, testOf } from './places.mjs';
import { hasNumber, valuesIn } from './values.mjs';

/** What a line that promises nothing says of itself. */
const OPEN = /\bnot (?:shown|reproduced)\b|\bonly (?:hinted|visible)\b/;

/** Whether there is what a waiting line waits for: a path, or a place in a file. */
function isThere(until, { has, read }) {
  const { file, text } = placeOf(until);
  return text === '' ? has(file) : (read(file)?.includes(text) ?? false);
}

function faultsOfPlaces({ code, tests }, { read }) {
  const places = code.map(placeOf).flatMap(({ file, text }) => {
    if (read(file) === undefined) return [`${file} is not there`];
    return text !== '' && read(file).includes(text) ? [] : [`${file} does not have '${text}'`];
  });
  const titles = tests.map(testOf).flatMap(({ file, title }) => {
    if (read(file) === undefined) return [`${file} is not there`];
    return hasTest(read(file), title) ? [] : [`${file} has no test '${title}'`];
  });
  return [...places, ...titles];
}

/** Texts and numbers that neither the named code nor a catalogue has. */
function faultsOfValues({ says, code, as = {} }, { read, texts }) {
  const sources = code.map((place) => read(placeOf(place).file) ?? '');
  const values = valuesIn(says);
  const isSaid = (text) => sources.some((source) => source.includes(text)) || texts.includes(text);
  const written = (value, isFound) => (Object.hasOwn(as, value) ? isSaid(as[value]) : isFound(value));
  return [
    ...values.texts.filter((text) => !written(text, isSaid)).map((text) => `'${text}'`),
    ...values.numbers.filter((number) => !written(number, (value) => sources.some((source) => hasNumber(source, value)))),
    ...Object.keys(as).filter((value) => ![...values.texts, ...values.numbers].includes(value)),
  ].map((value) => `its code does not say ${value}`);
}

function faultsOfLine(line, files) {
  const { says, later, code = [], tests = [], isOpen = false, differs } = line;
  const kinds = [later !== undefined, isOpen, code.length + tests.length > 0].filter(Boolean).length;
  if (kinds !== 1) return ['it must have code and test, or wait for something that is not built, or be open'];
  if (isOpen) return OPEN.test(says) ? [] : ['it promises something and cannot be open'];
  if (later !== undefined) {
    const until = files.waits[later];
    if (until === undefined) return [`nobody knows what '${later}' waits for`];
    return isThere(until, files) ? [`${later} is built (${until}): name its code and its test`] : [];
  }
  return [
    ...(code.length === 0 ? ['no code'] : []),
    ...(tests.length === 0 ? ['no test'] : []),
    ...faultsOfPlaces({ code, tests }, files),
    ...faultsOfValues({ ...line, code }, files),
    ...(differs !== undefined && !files.deviations.includes(differs) ? [`docs/deviations.md does not have '${differs}'`] : []),
  ];
}

/**
 * What is wrong with the map. Every line names code that is there and a test that is there, waits for a part of the
 * product that is not built, or is left open by the specification itself.
 * @param sections lists of lines
 * @param files `read` gives a file's text or nothing, `has` says whether a path is there, `texts` are those of the
 * catalogues, `waits` says what ends the wait of a line, `deviations` is the page of deviations
 */
export function faultsOf(sections, files) {
  const lines = sections.flatMap((section) => section.lines);
  const twice = lines.filter(({ id }, index) => lines.findIndex((other) => other.id === id) !== index);
  return [
    ...twice.map(({ id }) => `${id} is there twice`),
    ...lines.flatMap((line) => faultsOfLine(line, files).map((fault) => `${line.id}: ${fault}`)),
  ];
}
