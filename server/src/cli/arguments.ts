import { CANARY_WORDS, readCanaryCall, type ChannelCall } from './channel-call.ts';
import { DEPLOY_WORDS, readDeployCall, type DeployCall } from './deploy-call.ts';
import { readKeyCall, type KeyCall } from './key-call.ts';
import { readCommunityCall, type CommunityCall } from './community-call.ts';
import { readMarketCall, type MarketCall } from './market-call.ts';
import { readNewsCall, type NewsCall } from './news-call.ts';
import { readPeopleCall, type PeopleCall } from './people-call.ts';
import { QUIZ_WORDS, readQuizCall, type QuizCall } from './quiz-call.ts';
import { QUIZ_EVENT_OPTIONS, QUIZ_EVENT_WORDS, readQuizEventCall, type QuizEventCall } from './quiz-event-call.ts';
import { readRankingCall, type RankingCall } from './ranking-call.ts';
import { readStandingCall, type StandingCall } from './standing-call.ts';
import { parse } from './parse.ts';
import { UsageError } from './usage-error.ts';

export const USAGE = `npm run mortar -- <command>

  publish <remote> [--dir <build folder>]   build it (without --dir) and make it what visitors get
  publish <remote> --stage                  build and upload it; visitors get what they got
  publish <remote> --dry-run [--json]       only say whether it fits what is live
  can-upgrade <package>@<version> [--json]  which live remotes would break if the host provided it
  promote <remote> <version>                make a version live that was published before
  rollback <remote>                         go back to the last good version
  prune [--days <30>] [--dry-run]           remove the files of versions that nobody got for so many days
  key add <remote> <name of the key> <public key>
                                            a team publishes that remote from a repository of its own
  key revoke <remote> <name of the key>, key list
  restored                                  after a backup was brought back: open pages take up its registry
  status [remote] [--json]                  what is live, since when, and what a rollback would bring

  canary <remote> <version> --percent <0 to 100> | --users <uid or e-mail, …> | --link <7d>
                                            show a version to some; --link prints an address that expires
  canary <remote> --off                     everybody gets what is live
  kill <remote>, revive <remote>            switch a remote off, and on again

  role grant|revoke <uid or e-mail> <role>, role list
                                            operator, developer, editor, reviewer, moderator
  certification grant|revoke <uid or e-mail>, certification list
                                            vouch that an account is who it says: the mark beside its name
  blacklist add|remove account|device|ip <value>, blacklist list
  iplimit add|remove <address or network>, iplimit list

  campaign add <id> <how many it wants> <English title> <Chinese title>, campaign end <id>, campaign list
  invite count|refuse <uid of the newcomer>, invite list

  ranking hold|free <uid or e-mail>, ranking list
                                            take somebody off the rankings until somebody has looked, and back

  quiz event add <time> [--questions <10>] [--seconds <15>] [--pause <12>] [--prize <100>]
  quiz event cancel <id>, quiz event list   live events; a time is 2027-03-05T13:00Z, or +10m from now

  market verify|unverify|hide|show|dismiss <id of a collection or an item>, market list
                                            who it claims to be, out of lists, and what people reported

  community remove|restore|dismiss <what was reported>, community list
                                            posts and replies, and what people reported

  news add <address of a feed> [category], news remove <number or address>, news list
                                            whose stories are shown, and how reading them goes
  quiz import <file.json, .gift or .csv> [--topic <words>] [--locale <en>]
                                            make drafts of a file of questions, with a report by line

  deploy --chain <id> [--parties <file>]    put the contracts on a chain, or go on where that broke off
  deploy --chain <id> --dry-run             only say what each step would cost

  --reason <text>   why, kept in the history
  --as <name>       who, instead of the account of this machine

A remote is named 'gamehub' or 'mfe-gamehub'.`;

/** What an operator asks for. `remote` is a registry name. */
export type Call = { as?: string | undefined; reason?: string | undefined } & (
  | { command: 'help' }
  | { command: 'publish'; remote: string; dir?: string | undefined; stage: boolean; dryRun: boolean; json: boolean }
  | { command: 'can-upgrade'; package: string; version: string; json: boolean }
  | { command: 'promote'; remote: string; version: string }
  | { command: 'rollback'; remote: string }
  | { command: 'restored' }
  | { command: 'prune'; days?: number | undefined; dryRun: boolean }
  | { command: 'status'; remote?: string | undefined; json: boolean }
  | DeployCall
  | KeyCall
  | ChannelCall
  | StandingCall
  | PeopleCall
  | MarketCall
  | CommunityCall
  | RankingCall
  | NewsCall
  | QuizCall
  | QuizEventCall
);
type Command = Exclude<Call['command'], 'help'>;

const UPGRADE = 'can-upgrade <package>@<version>';

type Values = ReturnType<typeof parse>['values'];
/** Makes a call of the words behind the command and of the options. @throws UsageError */
type Read = (words: readonly string[], values: Values) => Call;

/** Looks first whether there are as many words as its form has. */
const formed =
  (form: string, [least, most]: [number, number], read: Read): Read =>
  (words, values) => {
    if (words.length < least || words.length > most) throw new UsageError(`It is: npm run mortar -- ${form}`);
    return read(words, values);
  };

const ofRemote = (command: 'rollback' | 'kill' | 'revive'): Read =>
  formed(`${command} <remote>`, [1, 1], ([name = '']) => ({ command, remote: registryName(name) }));

/** Options of whatever is kept in the history. */
const KEPT = ['reason', 'as'];

const COMMANDS: Record<Command, { options: readonly string[]; read: Read }> = {
  publish: {
    options: ['dir', 'stage', 'dry-run', 'json', ...KEPT],
    read: formed('publish <remote>', [1, 1], ([name = ''], { dir, stage = false, 'dry-run': dryRun = false, json = false }) => {
      return { command: 'publish', remote: registryName(name), dir, stage, dryRun, json };
    }),
  },
  'can-upgrade': {
    options: ['json'],
    read: formed(UPGRADE, [1, 1], ([words = ''], { json = false }) => ({ command: 'can-upgrade', ...packageAndVersion(words), json })),
  },
  promote: {
    options: KEPT,
    read: formed('promote <remote> <version>', [2, 2], ([name = '', version = '']) => {
      return { command: 'promote', remote: registryName(name), version };
    }),
  },
  rollback: { options: KEPT, read: ofRemote('rollback') },
  restored: { options: KEPT, read: formed('restored', [0, 0], () => ({ command: 'restored' })) },
  prune: {
    options: ['days', 'dry-run', ...KEPT],
    read: formed('prune', [0, 0], (_, { days, 'dry-run': dryRun = false }) => ({ command: 'prune', days: daysOf(days), dryRun })),
  },
  status: {
    options: ['json', 'as'],
    read: formed('status [remote]', [0, 1], ([name], { json = false }) => {
      return { command: 'status', remote: name === undefined ? undefined : registryName(name), json };
    }),
  },
  canary: {
    options: ['percent', 'users', 'link', 'off', ...KEPT],
    read: formed(CANARY_WORDS, [1, 2], ([name = '', version], values) => readCanaryCall(registryName(name), version, values)),
  },
  key: { options: KEPT, read: (words) => readKeyCall(words, registryName) },
  kill: { options: KEPT, read: ofRemote('kill') },
  revive: { options: KEPT, read: ofRemote('revive') },
  role: { options: KEPT, read: (words) => readStandingCall('role', words) },
  certification: { options: KEPT, read: (words) => readStandingCall('certification', words) },
  blacklist: { options: KEPT, read: (words) => readStandingCall('blacklist', words) },
  iplimit: { options: KEPT, read: (words) => readStandingCall('iplimit', words) },
  campaign: { options: KEPT, read: (words) => readPeopleCall('campaign', words) },
  deploy: {
    options: ['chain', 'parties', 'dry-run'],
    read: formed(DEPLOY_WORDS, [0, 0], (_, values) => readDeployCall(values)),
  },
  market: { options: KEPT, read: readMarketCall },
  community: { options: KEPT, read: readCommunityCall },
  news: { options: KEPT, read: readNewsCall },
  ranking: { options: KEPT, read: readRankingCall },
  quiz: {
    options: ['topic', 'locale', ...QUIZ_EVENT_OPTIONS, ...KEPT],
    read: formed(`${QUIZ_WORDS}, ${QUIZ_EVENT_WORDS}`, [1, 3], ([about = '', ...words], values) =>
      about === 'event' ? readQuizEventCall(words, values, Date.now()) : readQuizCall([about, ...words], values),
    ),
  },
  invite: { options: KEPT, read: (words) => readPeopleCall('invite', words) },
};

/** @throws UsageError */
export function readCall(args: readonly string[]): Call {
  const { values, positionals } = parse(args);
  const [command = 'help', ...words] = positionals;
  if (values.help || command === 'help') return { command: 'help' };
  if (!isCommand(command)) throw new UsageError(`There is no command '${command}'; there are ${Object.keys(COMMANDS).join(', ')}.`);
  const { options, read } = COMMANDS[command];
  const odd = Object.keys(values).find((option) => !options.includes(option));
  if (odd) throw new UsageError(`'${command}' takes no --${odd}; it takes ${options.map((option) => `--${option}`).join(', ')}.`);
  return { ...read(words, values), as: values.as, reason: values.reason };
}

function isCommand(command: string): command is Command {
  return Object.hasOwn(COMMANDS, command);
}

/** The name of a package may begin with an `@` of its own. */
function packageAndVersion(words: string): { package: string; version: string } {
  const at = words.lastIndexOf('@');
  if (at < 1 || at === words.length - 1) throw new UsageError(`It is: npm run mortar -- ${UPGRADE}`);
  return { package: words.slice(0, at), version: words.slice(at + 1) };
}

/** A whole number of days, at least one: a page that is open now may still ask for yesterday's files. */
function daysOf(text: string | undefined): number | undefined {
  if (text !== undefined && !/^[1-9][0-9]{0,3}$/.test(text)) throw new UsageError(`--days '${text}' is no number of days from 1 to 9999.`);
  return text === undefined ? undefined : Number(text);
}

function registryName(name: string): string {
  const plain = name.replace(/^mfe-/, '');
  if (!/^[a-z][a-z0-9]{1,31}$/.test(plain)) throw new UsageError(`'${name}' cannot be the name of a remote.`);
  return plain;
}
