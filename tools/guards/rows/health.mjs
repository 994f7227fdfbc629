const ROOM = 'server/src/modules/registry/health';
const TEST = `${ROOM}/health.test.ts`;

/** What reports of browsers can do, and cannot. */
export const health = [
  {
    row: 'J10',
    demands:
      'Anybody may report how a remote does, and nobody alone can have a version taken back by it: what one network adds is bounded, failures of fewer than five networks decide nothing, and only who is given a version is heard of it. What is reported is read by the team alone.',
    guards: [
      {
        what: 'two browsers of a network',
        file: `${ROOM}/service.ts`,
        text: 'const BROWSERS_PER_NETWORK = 2;',
        off: 'const BROWSERS_PER_NETWORK = 1000;',
        tests: [{ file: TEST, title: 'it cannot take a version back from one network, however many browsers it makes up' }],
      },
      {
        what: 'five networks',
        file: `${ROOM}/rule.ts`,
        text: 'failedNetworks >= RULE.leastFailedNetworks',
        off: 'failedNetworks >= 0',
        tests: [
          { file: TEST, title: 'it cannot with four networks either' },
          {
            file: `${ROOM}/rule.test.ts`,
            title: 'it waits for five failed browsers, of five networks, and for twenty of the other version',
          },
        ],
      },
      {
        what: 'the version is the visitor’s',
        file: `${ROOM}/service.ts`,
        text: ' && (await reporter.isGiven(remote, version))',
        off: '',
        tests: [{ file: TEST, title: 'it is judged by browsers that get it, not by those who only say so' }],
      },
      {
        what: 'entries of a network within an hour',
        file: `${ROOM}/service.ts`,
        text: 'return entries <= PER_NETWORK_AND_HOUR;',
        off: 'return entries > 0;',
        tests: [{ file: TEST, title: 'it adds no more than 120 entries an hour to the figures of a version' }],
      },
      {
        what: 'groups of failures',
        file: `${ROOM}/repository.ts`,
        text: 'known[0]!.groups < MOST_GROUPS',
        off: 'known[0]!.groups >= 0',
        tests: [{ file: TEST, title: 'it keeps a hundred groups of a version and counts the others together' }],
      },
      {
        what: 'the role',
        file: 'server/src/modules/registry/channels/team.ts',
        text: "if (!person || !isOfTeam(rolesOf(person.userId))) throw new AppError('forbidden');",
        off: '',
        tests: [{ file: TEST, title: 'it is for people with the role developer' }],
      },
    ],
    seen: [
      {
        file: `${ROOM}/failure-group.test.ts`,
        title: 'it puts together what differs in numbers, ids and addresses alone, and keeps none of them',
      },
    ],
  },
];
