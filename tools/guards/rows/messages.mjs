const ROOM = 'server/src/modules/messaging';
const GUARANTEES = `${ROOM}/guarantees.test.ts`;
const LIVE = `${ROOM}/channels/live.test.ts`;
const OUTSIDE = 'server/src/lib/outside';
const ADDRESSES = `${OUTSIDE}/address.test.ts`;
const PREVIEWS = `server/src/lib/link-preview/fetch-page.test.ts`;
const METADATA = 'server/src/modules/chain/metadata';
const TOKENS = `${METADATA}/metadata.test.ts`;
const REMOVED = 'who joins hears of it at once and then everything; who is removed is told and hears nothing more';
const DEMOTED = 'who was an admin when their page opened has no power once they are none';

/** Who is not in a conversation gets nothing of it: added to the row of the connection. */
export const membership = [
  {
    what: 'who was removed from a conversation hears nothing more',
    file: `${ROOM}/fanout/user-stream.ts`,
    text: 'watching.leave(connection, left);',
    off: '',
    tests: [{ file: LIVE, title: REMOVED }],
  },
  {
    what: 'and reads nothing more',
    file: `${ROOM}/log/rows.ts`,
    text: 'm.user_id = $2::bigint and m.left_at is null)',
    off: 'm.user_id = $2::bigint)',
    tests: [
      { file: LIVE, title: REMOVED },
      {
        file: GUARANTEES,
        title: 'who is not in a conversation is told that there is none, also after being in it, and hears nothing of it',
      },
    ],
  },
];

/** What people write to each other. */
export const messages = [
  {
    row: 'H6',
    demands:
      'What asks for what a stranger named (previews of links, metadata and pictures of tokens) asks the public Internet alone, at the address that was looked at, with two redirects that are looked at alike, within bytes and seconds, and sends nothing of ours.',
    guards: [
      {
        what: 'public addresses alone',
        file: `${OUTSIDE}/address.ts`,
        text: "ipaddr.process(address).range() === 'unicast'",
        off: 'true',
        tests: [{ file: ADDRESSES, title: '%s is not' }],
      },
      {
        what: 'a name is what all of its addresses are',
        file: `${OUTSIDE}/address.ts`,
        text: 'addresses.every(({ address }) => isPublicAddress(address))',
        off: 'true',
        tests: [{ file: ADDRESSES, title: 'a name counts as what it leads to, in all of its addresses, and is looked up once' }],
      },
      {
        what: 'two redirects',
        file: `${OUTSIDE}/ask.ts`,
        text: 'location !== undefined && left > 0',
        off: 'location !== undefined',
        tests: [
          { file: PREVIEWS, title: 'two redirects are followed, each looked at like the first; no third, and none to a private address' },
        ],
      },
      {
        what: 'nothing packed',
        file: `${OUTSIDE}/ask.ts`,
        text: "if (encoding === 'identity')",
        off: 'if (true)',
        tests: [{ file: PREVIEWS, title: 'anything but plain HTML is left alone, and of endless pages one megabyte is read' }],
      },
      {
        what: 'five seconds',
        file: `server/src/lib/link-preview/fetch-page.ts`,
        text: 'AbortSignal.timeout(mostMs)',
        off: 'AbortSignal.timeout(10_000 * mostMs)',
        tests: [{ file: PREVIEWS, title: 'a page that never ends its head in time is left' }],
      },
      {
        what: 'metadata and pictures of tokens by the same rules',
        file: `${METADATA}/index.ts`,
        text: 'fetchFile: createFetchFile(limit),',
        off: 'fetchFile: createFetchFile({ allow: (text) => new URL(text), lookup: undefined }),',
        tests: [{ file: TOKENS, title: 'leads into this machine is not followed' }],
      },
      {
        what: 'a file that has no end is cut off',
        file: 'server/src/lib/read-most.ts',
        text: 'if (size > most) return undefined;',
        off: '',
        tests: [{ file: TOKENS, title: 'has an end nowhere is cut off, and one that is not there is said to be missing' }],
      },
      {
        what: 'a contract answers with so much and no more',
        file: 'shared/chain/src/tokens/token-reader.ts',
        text: 'createRpc(url, signal, MOST_ANSWER)',
        off: 'createRpc(url, signal)',
        tests: [{ file: TOKENS, title: '%s is shown as what it is' }],
      },
    ],
  },
  {
    row: 'I10',
    demands:
      'What somebody may do in a channel follows from their role as it stands when they do it, behind the lock that puts it in line with everything else: a role that is lost is worth nothing on an open connection.',
    guards: [
      {
        what: 'who takes back what others wrote',
        file: `${ROOM}/log/alter.ts`,
        text: "if (kind === 'private' || !isAbove) throw new AppError('forbidden');",
        off: '',
        tests: [{ file: LIVE, title: DEMOTED }],
      },
      {
        what: 'who pins',
        file: `${ROOM}/log/alter.ts`,
        text: "if (change.conversation.kind === 'channel' && member.role === 'member') throw new AppError('forbidden');",
        off: '',
        tests: [{ file: LIVE, title: DEMOTED }],
      },
      {
        what: 'on whom',
        file: `${ROOM}/channels/access/access.ts`,
        text: "if (!outranks(actor.role, target.role)) throw new AppError('forbidden');",
        off: '',
        tests: [{ file: `${ROOM}/channels/channels.test.ts`, title: '%s (%s)' }],
      },
      {
        what: 'what a role may do at all',
        file: `${ROOM}/channels/access/access.ts`,
        text: "if (!may(actor.role, power, actor.channel)) throw new AppError('forbidden');",
        off: '',
        tests: [{ file: `${ROOM}/channels/channels.test.ts`, title: '%s (%s)' }],
      },
    ],
    seen: [
      { file: LIVE, title: 'a mute, a rule and a block hold from the next message on' },
      { file: GUARANTEES, title: 'no message of a muted or blocked person stands behind the mute or the block, however they flood' },
    ],
  },
];
