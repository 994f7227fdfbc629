/** Stands in for a CSS module in unit tests: every class is its own name. */
export default new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
