import boundaries, { TEST } from './.dependency-cruiser.mjs';

/** Folders without their tests, which may look at what imports the folder that they stand in. */
export default {
  forbidden: [
    {
      name: 'folders-have-no-circle',
      comment: 'Two folders that import each other are one folder, or one of them holds what belongs below both.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...boundaries.options, exclude: { path: [boundaries.options.exclude.path, TEST] } },
};
