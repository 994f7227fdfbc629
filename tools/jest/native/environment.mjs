import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Node itself, and no context made to look like it. What a test file changed of it is put back before the next. */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #before = { console, env: { ...process.env }, exit: process.exit, getBuiltinModule: process.getBuiltinModule };

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }
  async setup() {
    process.getBuiltinModule = this.#before.getBuiltinModule;
  }
  async teardown() {
    this.fakeTimersModern.dispose();
    const { console, env, exit } = this.#before;
    Object.assign(globalThis, { console });
    process.exit = exit;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
  }
  exportConditions() {
    return ['node', 'node-addons'];
  }
  getVmContext() {
    return null;
  }
}
