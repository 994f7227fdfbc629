/** What `@jest/globals` is to a test file that Node itself loads: the functions of the file that runs now. */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

export function setGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
}
