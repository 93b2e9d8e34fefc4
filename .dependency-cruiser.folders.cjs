/**
 * No folder reaches itself through others, type imports included. Tests and demos stand beside the code and may look
 * anywhere.
 */
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles-between-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    ...options,
    exclude: { path: [...options.exclude.path, '\\.(test|demo)\\.tsx?$', '^packages/testing/src/(harness|model)/'] },
  },
};
