import { Command } from '../../lib/command.tsx';
import { Fact } from '../../lib/fact.tsx';
import parts from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';
import styles from './how-to.module.css';

/** The way of docs/tutorial.md, each step with what to type. */
const STEPS = [
  { id: 'create', command: 'npm run mortar -- create tally --title Tally --title-zh 計數' },
  { id: 'see', command: 'npm run dev -- tally' },
  { id: 'within', command: `npm run dev -- tally --site ${location.origin}` },
  { id: 'test', command: 'npm test -- mfe-tally' },
  { id: 'publish', command: 'npm run mortar -- publish tally' },
  { id: 'back', command: 'npm run mortar -- rollback tally --reason "the old name was better"' },
] as const;
/** Files of a remote; the catalogue says what each is for. */
const CONTRACT = [
  { id: 'description', file: 'remote.json' },
  { id: 'module', file: 'src/remote.ts' },
  { id: 'pages', file: 'src/pages/' },
  { id: 'texts', file: 'locales/' },
  { id: 'build', file: 'webpack.config.ts' },
] as const;
/** Where the repository tells more. */
const MORE = ['docs/tutorial.md', 'CONTRIBUTING.md', 'docs/runbook.md', 'shared/host', 'shared/ui', 'shared/build'] as const;

/** How to write, run and publish a remote; for everybody. */
export function HowTo() {
  const { say } = useWords();
  return (
    <section className={parts.section} aria-labelledby="dev-how">
      <h2 id="dev-how" className={parts.heading}>
        {say('how.title')}
      </h2>
      <p className={parts.note}>{say('how.lede')}</p>
      <ol className={styles.steps}>
        {STEPS.map(({ id, command }) => (
          <Step key={id} id={id} command={command} />
        ))}
      </ol>
      <h3 className={parts.subheading}>{say('contract.title')}</h3>
      <dl className={parts.facts}>
        {CONTRACT.map(({ id, file }) => (
          <Fact key={id} term={<code>{file}</code>}>
            {say(`contract.${id}`)}
          </Fact>
        ))}
      </dl>
      <h3 className={parts.subheading}>{say('more.title')}</h3>
      <ul className={styles.paths}>
        {MORE.map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Step({ id, command }: { id: string; command: string }) {
  const { say } = useWords();
  return (
    <li className={styles.step}>
      <h3 className={parts.subheading}>{say(`step.${id}.title`)}</h3>
      <p>{say(`step.${id}.text`)}</p>
      <Command text={command} />
    </li>
  );
}
