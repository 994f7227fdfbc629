import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Runtime plugins of the site beside its own rules: add yours here (docs/other-bundlers.md). They run in every page. */
export const plugins: ModuleFederationRuntimePlugin[] = [];
