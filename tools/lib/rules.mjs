// The rules that a build is held to, which the server knows too. They are TypeScript: Node reads it by tsx, Jest by itself.
if (!process.env.JEST_WORKER_ID) {
  const { register } = await import('tsx/esm/api');
  register();
}

export const rules = await import('../../shared/protocol/src/registry/rules/index.ts');
