import boundaries, { TEST } from './.dependency-cruiser.mjs';

/** Not whole yet: told, and not refused. The server is still being sorted into a core and modules. */
const PENDING = '^server/';

const rule = {
  name: 'folders-have-no-circle',
  comment: 'Two folders that import each other are one folder, or one of them holds what belongs below both.',
  scope: 'folder',
  to: { circular: true },
};

/** Folders without their tests, which may look at what imports the folder that they stand in. */
export default {
  forbidden: [
    { ...rule, severity: 'error', from: { pathNot: PENDING } },
    { ...rule, name: 'folders-have-no-circle-pending', severity: 'warn', from: { path: PENDING } },
  ],
  options: { ...boundaries.options, exclude: { path: [boundaries.options.exclude.path, TEST] } },
};
