import { CHANNEL_WORDS, readChannelCall, type ChannelCall, type ChannelCommand } from './channel-call.ts';
import { DEPLOY_WORDS, readDeployCall, type DeployCall } from './deploy-call.ts';
import { KEY_WORDS, readKeyCall, type KeyCall } from './key-call.ts';
import { COMMUNITY_WORDS, readCommunityCall, type CommunityCall } from './community-call.ts';
import { MARKET_WORDS, readMarketCall, type MarketCall } from './market-call.ts';
import { NEWS_WORDS, readNewsCall, type NewsCall } from './news-call.ts';
import { PEOPLE_WORDS, readPeopleCall, type PeopleCall, type PeopleCommand } from './people-call.ts';
import { QUIZ_WORDS, readQuizCall, type QuizCall } from './quiz-call.ts';
import { QUIZ_EVENT_OPTIONS, QUIZ_EVENT_WORDS, readQuizEventCall, type QuizEventCall } from './quiz-event-call.ts';
import { RANKING_WORDS, readRankingCall, type RankingCall } from './ranking-call.ts';
import { readStandingCall, STANDING_WORDS, type StandingCall, type StandingCommand } from './standing-call.ts';
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

const COMMANDS: Record<Command, { words: string; least: number; most: number; options: string[] }> = {
  publish: { words: 'publish <remote>', least: 1, most: 1, options: ['dir', 'stage', 'dry-run', 'json', 'reason', 'as'] },
  'can-upgrade': { words: 'can-upgrade <package>@<version>', least: 1, most: 1, options: ['json'] },
  promote: { words: 'promote <remote> <version>', least: 2, most: 2, options: ['reason', 'as'] },
  rollback: { words: 'rollback <remote>', least: 1, most: 1, options: ['reason', 'as'] },
  restored: { words: 'restored', least: 0, most: 0, options: ['reason', 'as'] },
  prune: { words: 'prune', least: 0, most: 0, options: ['days', 'dry-run', 'reason', 'as'] },
  status: { words: 'status [remote]', least: 0, most: 1, options: ['json', 'as'] },
  canary: { words: CHANNEL_WORDS.canary, least: 1, most: 2, options: ['percent', 'users', 'link', 'off', 'reason', 'as'] },
  key: { words: KEY_WORDS, least: 1, most: 4, options: ['reason', 'as'] },
  kill: { words: CHANNEL_WORDS.kill, least: 1, most: 1, options: ['reason', 'as'] },
  revive: { words: CHANNEL_WORDS.revive, least: 1, most: 1, options: ['reason', 'as'] },
  role: { words: STANDING_WORDS.role, least: 1, most: 3, options: ['reason', 'as'] },
  certification: { words: STANDING_WORDS.certification, least: 1, most: 2, options: ['reason', 'as'] },
  blacklist: { words: STANDING_WORDS.blacklist, least: 1, most: 3, options: ['reason', 'as'] },
  iplimit: { words: STANDING_WORDS.iplimit, least: 1, most: 2, options: ['reason', 'as'] },
  campaign: { words: PEOPLE_WORDS.campaign, least: 1, most: 5, options: ['reason', 'as'] },
  deploy: { words: DEPLOY_WORDS, least: 0, most: 0, options: ['chain', 'parties', 'dry-run'] },
  market: { words: MARKET_WORDS, least: 1, most: 2, options: ['reason', 'as'] },
  community: { words: COMMUNITY_WORDS, least: 1, most: 2, options: ['reason', 'as'] },
  news: { words: NEWS_WORDS, least: 1, most: 3, options: ['reason', 'as'] },
  ranking: { words: RANKING_WORDS, least: 1, most: 2, options: ['reason', 'as'] },
  quiz: {
    words: `${QUIZ_WORDS}, ${QUIZ_EVENT_WORDS}`,
    least: 1,
    most: 3,
    options: ['topic', 'locale', ...QUIZ_EVENT_OPTIONS, 'reason', 'as'],
  },
  invite: { words: PEOPLE_WORDS.invite, least: 1, most: 2, options: ['reason', 'as'] },
};

/** @throws UsageError */
export function readCall(args: readonly string[]): Call {
  const { values, positionals } = parse(args);
  const [command = 'help', name, version] = positionals;
  if (values.help || command === 'help') return { command: 'help' };
  if (!isCommand(command)) throw new UsageError(`There is no command '${command}'; there are ${Object.keys(COMMANDS).join(', ')}.`);
  checkForm(command, positionals.length - 1, Object.keys(values));
  if (isPeople(command)) return { ...readPeopleCall(command, positionals.slice(1)), as: values.as, reason: values.reason };
  if (isStanding(command)) return { ...readStandingCall(command, positionals.slice(1)), as: values.as, reason: values.reason };
  if (command === 'market') return { ...readMarketCall(positionals.slice(1)), as: values.as, reason: values.reason };
  if (command === 'community') return { ...readCommunityCall(positionals.slice(1)), as: values.as, reason: values.reason };
  if (command === 'news') return { ...readNewsCall(positionals.slice(1)), as: values.as, reason: values.reason };
  if (command === 'ranking') return { ...readRankingCall(positionals.slice(1)), as: values.as, reason: values.reason };
  if (command === 'key') return { ...readKeyCall(positionals.slice(1), registryName), as: values.as, reason: values.reason };
  if (command === 'quiz') return { ...readQuiz(positionals.slice(1), values), as: values.as, reason: values.reason };
  if (command === 'deploy') return readDeployCall(values);
  if (command === 'can-upgrade') return { command, ...packageAndVersion(name ?? ''), json: values.json ?? false };
  const remote = name === undefined ? undefined : registryName(name);
  const { as, reason } = values;
  if (command === 'restored') return { command, as, reason };
  if (command === 'prune') return { command, days: daysOf(values.days), dryRun: values['dry-run'] ?? false, as, reason };
  if (command === 'status') return { command, remote, json: values.json ?? false, as };
  if (remote === undefined) throw new UsageError(form(command));
  if (command === 'publish') return { command, remote, dir: values.dir, ...publishFlags(values), as, reason };
  if (command === 'promote') return { command, remote, version: version ?? '', as, reason };
  if (isChannel(command)) return { ...readChannelCall(command, remote, version, values), as, reason };
  return { command, remote, as, reason };
}

/** The quiz's bank, and its live events. */
const readQuiz = (words: readonly string[], values: ReturnType<typeof parse>['values']): QuizCall | QuizEventCall =>
  words[0] === 'event' ? readQuizEventCall(words.slice(1), values, Date.now()) : readQuizCall(words, values);

function isCommand(command: string): command is Command {
  return Object.hasOwn(COMMANDS, command);
}

function isStanding(command: Command): command is StandingCommand {
  return Object.hasOwn(STANDING_WORDS, command);
}

function isChannel(command: Command): command is ChannelCommand {
  return Object.hasOwn(CHANNEL_WORDS, command);
}

function isPeople(command: Command): command is PeopleCommand {
  return Object.hasOwn(PEOPLE_WORDS, command);
}

function form(command: Command): string {
  return `It is: npm run mortar -- ${COMMANDS[command].words}`;
}

function checkForm(command: Command, given: number, options: readonly string[]): void {
  const { least, most, options: taken } = COMMANDS[command];
  if (given < least || given > most) throw new UsageError(form(command));
  const odd = options.find((option) => !taken.includes(option));
  if (odd) throw new UsageError(`'${command}' takes no --${odd}; it takes ${taken.map((option) => `--${option}`).join(', ')}.`);
}

/** How a publish goes: staged only, asked only, told as JSON. */
function publishFlags({ stage = false, 'dry-run': dryRun = false, json = false }: ReturnType<typeof parse>['values']) {
  return { stage, dryRun, json };
}

/** The name of a package may begin with an `@` of its own. */
function packageAndVersion(words: string): { package: string; version: string } {
  const at = words.lastIndexOf('@');
  if (at < 1 || at === words.length - 1) throw new UsageError(form('can-upgrade'));
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
