const RESET = 'shared/ui/src/reset.css';
const TOKENS = 'shared/ui/src/tokens.css';
/** Sheets without modules: they make the ground that everything stands on. */
const GROUND = ['shared/ui/src/*.css', 'shell/src/styles.css'];

/** What keeps the styles of one room out of another's. */
export default {
  allowEmptyInput: true,
  rules: {
    'declaration-no-important': true,
    'selector-max-universal': 0,
    'selector-max-id': 0,
    'selector-max-type': 0,
    'selector-pseudo-class-disallowed-list': ['global', 'root'],
    'declaration-property-value-allowed-list': { 'z-index': ['/^var\\(--z-/', 'auto', '/^-?[01]$/'] },
    'custom-property-pattern': '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
    'max-nesting-depth': 2,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'no-duplicate-selectors': true,
    'property-no-unknown': true,
    'unit-no-unknown': true,
  },
  overrides: [
    { files: GROUND, rules: { 'selector-max-type': null, 'selector-max-universal': null } },
    { files: [TOKENS], rules: { 'selector-pseudo-class-disallowed-list': ['global'] } },
    { files: [RESET], rules: { 'declaration-no-important': null } },
  ],
};
