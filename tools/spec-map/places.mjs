const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A place in the code: `<file>#<text of it>`. */
export function placeOf(place) {
  const at = place.indexOf('#');
  return at < 0 ? { file: place, text: '' } : { file: place.slice(0, at), text: place.slice(at + 1) };
}

/** A test: `<file> > <its title as the source has it>`. */
export function testOf(test) {
  const at = test.indexOf(' > ');
  return at < 0 ? { file: test, title: '' } : { file: test.slice(0, at), title: test.slice(at + 3) };
}

/** Whether the source of a test file has a test of this title: the first argument of a call, or a function in Solidity, not a word of a comment. */
export function hasTest(source, title) {
  return title !== '' && new RegExp(`\\(\\s*(['"\`])${escaped(title)}\\1|^ *function ${escaped(title)}\\(`, 'm').test(source);
}
