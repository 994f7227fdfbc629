/** Words by which the tutorial and the recipes say what their reader does; a test does the same. */
const FENCE = /^```(\w+)\n(.*?)^```$/gms;
const FILE = /[Ii]n `([^`]+)`:\s*$/;
/** Blocks that are a whole file. */
const SOURCES = new Set(['ts', 'tsx', 'css']);
const OPEN = /Open `(http:[^`]+)`/;
const PRESS = /[Pp]ress “([^”]+)”/;
const READ = /you read “([^”]+)”/;
const END = /End the command with Ctrl-C\./;

/** What prose asks for, in order: pages to open, what to press, texts to read, the end of what runs. */
function inProse(text) {
  return text.split(/(?<=[.”])\s+(?=[A-Z])|\n\n/).flatMap((sentence) => {
    const [, presses] = PRESS.exec(sentence) ?? [];
    const [, reads] = READ.exec(sentence) ?? [];
    const [, url] = OPEN.exec(sentence) ?? [];
    return [
      ...(presses ? [{ kind: 'press', presses }] : []),
      ...(reads ? [{ kind: 'read', reads, url }] : []),
      ...(END.test(sentence) ? [{ kind: 'end' }] : []),
    ];
  });
}

const commandsOf = (block) =>
  block
    .trim()
    .split('\n')
    .map((command) => ({ kind: 'run', command }));

/** A diff without its marks: what stands there, and what shall stand there. */
function changeOf(block) {
  const lines = block.replace(/\n$/, '').split('\n');
  const side = (other) =>
    lines
      .filter((line) => !line.startsWith(other))
      .map((line) => line.slice(1))
      .join('\n');
  return { from: side('+'), to: side('-') };
}

/**
 * The steps of a tutorial: `run` a command, `expect` a text of the commands before it, `change` a file or `write` one,
 * `press` something in a page and `read` a text there, `end` what still runs. A diff belongs to the file that was named last.
 * @throws Error for a block of a kind that a reader could not follow
 */
export function stepsOf(markdown) {
  const steps = [];
  let at = 0;
  let file;
  for (const { 0: all, 1: kind, 2: block, index } of markdown.matchAll(FENCE)) {
    const prose = markdown.slice(at, index);
    at = index + all.length;
    steps.push(...inProse(prose));
    file = FILE.exec(prose)?.[1] ?? (prose.trim() === '' ? file : undefined);
    if (kind === 'sh') steps.push(...commandsOf(block));
    else if (kind === 'text')
      steps.push(
        ...block
          .trim()
          .split('\n')
          .map((text) => ({ kind: 'expect', text })),
      );
    else if (kind === 'diff' && file) steps.push({ kind: 'change', file, ...changeOf(block) });
    else if (SOURCES.has(kind) && file) steps.push({ kind: 'write', file, text: block });
    else throw new Error(`The tutorial has a block that nobody can follow: ${kind}, after '${prose.trim().slice(-80)}'`);
  }
  return [...steps, ...inProse(markdown.slice(at))];
}

/** A text after a step's change. @throws Error when the place is not there, or there twice */
export function changed(text, { file, from, to }) {
  const places = text.split(from).length - 1;
  if (places !== 1) throw new Error(`${file} has ${places} places that read:\n${from}`);
  return text.replace(from, () => to);
}
