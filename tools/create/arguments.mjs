import { parseArgs } from 'node:util';
import { Problem } from '../lib/fail.mjs';

export const FORM = 'npm run mortar -- create <name> [--title <English name>] [--title-zh <Chinese name>] [--outside <folder>]';
/** What the registry lets a remote be named. */
const NAME = /^[a-z][a-z0-9]{1,31}$/;
/** Names that mean something else to the site or to a command. */
const RESERVED = new Map([
  ['shell', "the host's own pages"],
  ['ui', "the page of components of 'npm run dev -- ui'"],
]);
/** A title stands in ICU messages, where these begin a placeholder or a tag, and in JSON and Markdown. */
const TITLE = /^[^{}<>'"\\`\n|]{1,40}$/;

const parse = (args) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { title: { type: 'string' }, 'title-zh': { type: 'string' }, outside: { type: 'string' } },
    });
  } catch (error) {
    throw new Problem(`${error.message}\nIt is: ${FORM}`, { cause: error });
  }
};

function checkedTitle(flag, title) {
  if (title === undefined || TITLE.test(title)) return title;
  throw new Problem(`--${flag}: 1 to 40 characters, none of { } < > ' " \\ \` |`);
}

/**
 * What a call of `create` asks for; what was not given is undefined. `outside` is the folder that takes a project of its own.
 * @throws Problem that says what a name may be
 */
export function readCall(args) {
  const { values, positionals } = parse(args);
  const [given, ...more] = positionals;
  if (!given || more.length > 0) throw new Problem(`It is: ${FORM}`);
  const name = given.replace(/^mfe-/, '');
  if (!NAME.test(name))
    throw new Problem(
      `'${given}' cannot be the name of a remote: 2 to 32 small letters and digits, the first one a letter, such as 'quiz'.`,
    );
  if (name in Object.prototype) throw new Problem(`'${given}' cannot be the name of a remote: every object has a property of this name.`);
  if (RESERVED.has(name)) throw new Problem(`'${name}' cannot be the name of a remote: it names ${RESERVED.get(name)}.`);
  return {
    name,
    title: checkedTitle('title', values.title),
    titleZh: checkedTitle('title-zh', values['title-zh']),
    outside: values.outside,
  };
}
