import { expect, test } from '@jest/globals';
import { leftOut, readSpecs, scopeOf, workspaceRooms } from './changed.mjs';

const room = (folder, needs = [], paths) => ({ folder, name: `@x/${folder}`, needs: needs.map((name) => `@x/${name}`), paths });
const known = {
  rooms: [
    room('shared/protocol'),
    room('shared/ui'),
    room('server', ['shared/protocol']),
    room('shell', ['shared/protocol', 'shared/ui']),
    room('mfe-auth', ['shared/protocol', 'shared/ui'], ['/login', '/person/:id']),
    room('mfe-hub', ['shared/protocol'], ['/', '/im/gamecenter']),
    room('e2e', ['server']),
    room('e2e/remotes/alpha', ['shared/ui'], ['/alpha']),
  ],
  specs: {
    wallet: "await visit('/login?redirectUri=1');",
    play: "await visit('/im/gamecenter');",
    person: 'await visit(`/person/${id}`);',
    faults: "await visit('/alpha');",
  },
};
const scope = (...files) => scopeOf(files, known);

test('a remote runs its own tests and the journeys that visit it', () => {
  expect(scope('mfe-auth/src/login.ts')).toEqual({ rooms: ['mfe-auth'], specs: ['person', 'wallet'] });
});

test('a package runs everything that needs it', () => {
  expect(scope('shared/protocol/src/a.ts')).toEqual({
    rooms: ['e2e', 'mfe-auth', 'mfe-hub', 'server', 'shared/protocol', 'shell'],
    specs: Object.keys(known.specs).sort(),
  });
});

test('a fixture runs the journeys that visit it, a spec itself, a helper of the specs all of them', () => {
  expect(scope('e2e/remotes/alpha/remote.json').specs).toEqual(['faults']);
  expect(scope('e2e/specs/play.spec.ts')).toEqual({ rooms: [], specs: ['play'] });
  expect(scope('e2e/specs/removed.spec.ts')).toEqual({ rooms: [], specs: [] });
  expect(scope('e2e/harness/stack.ts').specs).toEqual(Object.keys(known.specs).sort());
});

test('a file of the root runs everything, a document nothing but the gates', () => {
  expect(scope('pnpm-lock.yaml', 'mfe-auth/src/login.ts')).toBeUndefined();
  expect(scope('docs/map.md', 'mfe-auth/README.md')).toEqual({ rooms: [], specs: [] });
});

test('it says what it leaves out', () => {
  expect(leftOut({ rooms: known.rooms.map(({ folder }) => folder).slice(1), specs: ['play', 'faults'] }, known)).toEqual([
    'left out, tests of: shared/protocol',
    'left out, journeys: wallet, person',
  ]);
});

test('in this checkout the protocol touches every remote, and the account remote the journeys of sign-in alone', () => {
  const here = { rooms: workspaceRooms(), specs: readSpecs() };
  const ofProtocol = scopeOf(['shared/protocol/src/index.ts'], here);
  expect(ofProtocol.rooms).toEqual(expect.arrayContaining(['mfe-auth', 'mfe-gamehub', 'server', 'shell', 'tools']));
  expect(ofProtocol.specs).toEqual(Object.keys(here.specs).sort());
  const { rooms, specs } = scopeOf(['mfe-auth/src/remote.ts'], here);
  expect(rooms).toEqual(['mfe-auth']);
  expect(specs).toEqual(expect.arrayContaining(['bind', 'settings', 'sign-up', 'third-party', 'wallet']));
  expect(specs).not.toContain('components');
});
