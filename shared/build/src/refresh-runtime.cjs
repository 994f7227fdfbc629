/** Stands in for react-refresh in remotes that a development server serves: the shell's development flavour has the one that knows React. */
module.exports = window.__MORTAR_REFRESH__;
