/** What stands for a value in the title of a table of tests. */
const VALUE = /%[psdifjo#]|\$[\w.]+/;

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Finds every test that a title names; `%s` and the like stand for any value. */
export const titlePattern = (title) => title.split(new RegExp(VALUE, 'g')).map(escaped).join('.*');

/** Whether a test of this title is one that a title of the list names. */
export const isNamed = (title, actual) => new RegExp(`^${titlePattern(title)}$`, 's').test(actual);
