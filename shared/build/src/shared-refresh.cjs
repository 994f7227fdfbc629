/**
 * First entry of the shell's development flavour: React tells the runtime of every renderer, and remotes that a
 * development server serves take this very runtime (`refresh-runtime.cjs`), so that they can repaint what changed.
 */
const runtime = require('react-refresh/runtime');

runtime.injectIntoGlobalHook(window);
// The flag by which the plugin's own entry in a remote knows that it is done.
window.__reactRefreshInjected_mortar = true;
window.__MORTAR_REFRESH__ = runtime;
