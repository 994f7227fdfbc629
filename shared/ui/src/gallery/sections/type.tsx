import { Example } from '../example.tsx';

const STEPS = ['display', 'title', 'h1', 'h2', 'h3', 'body-l', 'body', 'label', 'meta', 'micro', 'mono'] as const;

/** Steps of type, in both languages. */
export function Type() {
  return STEPS.map((step) => (
    <Example key={step} title={step} code={`font: var(--text-${step});`} stacked>
      <p lang="en" style={{ font: `var(--text-${step})`, letterSpacing: step === 'display' ? 'var(--tracking-display)' : undefined }}>
        Every brick of web3, laid 0123456789
      </p>
      <p lang="zh-HK" style={{ font: `var(--text-${step})` }}>
        一磚一瓦，砌出你的 Web3——由今日開始……
      </p>
    </Example>
  ));
}
