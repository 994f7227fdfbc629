import { describe, expect, test } from '@jest/globals';
import { describeFailure, knownFailure } from './failure.ts';

describe('describeFailure', () => {
  test.each([
    [
      'initdb on a full disk',
      'initdb: error: could not write to file: No space left on device',
      'the disk is full under /data; free some space and start again',
    ],
    [
      'a file on a full disk',
      Object.assign(new Error('write'), { code: 'ENOSPC' }),
      'the disk is full under /data; free some space and start again',
    ],
    [
      'a table on a full disk',
      new Error('Failed query', { cause: Object.assign(new Error('could not extend file "base/1"'), { code: '53100' }) }),
      'the disk is full under /data; free some space and start again',
    ],
    [
      'a read-only folder',
      Object.assign(new Error('mkdir'), { code: 'EROFS' }),
      '/data is read-only; set DATA_DIR to a folder that can be written',
    ],
    [
      'a folder that cannot be made',
      Object.assign(new Error("ENOENT: no such file or directory, mkdir '/x'"), { code: 'ENOENT' }),
      '/data cannot be made, because a folder above it is missing or read-only; set DATA_DIR to a folder that can be written',
    ],
    [
      'a folder of somebody else',
      Object.assign(new Error('open'), { code: 'EACCES' }),
      'no permission to write under /data; give this account the folder or set DATA_DIR to another one',
    ],
    [
      'missing libraries',
      'initdb: error while loading shared libraries: libpq.so.5',
      "PostgreSQL's programs are incomplete; remove node_modules and install again",
    ],
    [
      'another version’s files',
      'LOG:  starting\nFATAL:  database files are incompatible with server',
      'the database under /data was made by another version of PostgreSQL; export it with that version and import it here',
    ],
    [
      'anything else',
      'LOG:  starting\nFATAL:  bad configuration\nLOG:  shut down',
      'PostgreSQL did not start under /data: FATAL:  bad configuration',
    ],
    [
      'a start beside the last words of the one before',
      'PANIC:  could not open control file\nFATAL:  terminating connection due to unexpected postmaster exit',
      'PostgreSQL did not start under /data: PANIC:  could not open control file',
    ],
  ])('it says what to do about %s', (_what, said, message) => {
    expect(describeFailure(said, '/data').message).toBe(message);
  });

  test('it leaves a failure that it does not know to others', () => {
    expect(knownFailure(new TypeError('x is not a function'), '/data')).toBeUndefined();
  });
});
