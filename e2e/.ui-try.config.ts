import config from '/work/main/e2e/playwright.config.ts';
export default { ...config, testDir: '/work/main/e2e/specs', globalSetup: undefined, outputDir: '/tmp/mortar/ui/pw-out', reporter: 'list', testMatch: 'components.spec.ts' };
