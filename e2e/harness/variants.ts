/** One change of a file of a fixture: the first place that reads `from`. */
interface Edit {
  file: string;
  from: string;
  to: string;
}

export interface Variant {
  remote: 'alpha' | 'beta';
  edits: Edit[];
}

const heading = (text: string): Edit => ({ file: 'locales/en.json', from: '"alpha.title": "Alpha"', to: `"alpha.title": "${text}"` });
const panel = (named: string) => {
  const [id, place] = named.split(' ');
  return `{ "id": "${id}", "place": "${place}", "title": { "en": "Alpha ${id}", "zh-HK": "甲 ${id}" } }, `;
};
const version = (to: string): Edit => ({ file: 'package.json', from: '"version": "1.0.0"', to: `"version": "${to}"` });

const PATCH = "Reflect.set([].constructor.prototype, 'map', () => [])";

/** Changed copies of the fixtures. A new one needs no more than a line here. */
export const VARIANTS = {
  /** Another heading. */
  alphaChanged: { remote: 'alpha', edits: [version('1.1.0'), heading('Alpha, changed')] },
  /** Throws when its entry's module is evaluated. */
  alphaThrowsAtEvaluation: {
    remote: 'alpha',
    edits: [
      version('2.0.0'),
      {
        file: 'src/remote.ts',
        from: 'export default',
        to: "if (Date.now() > 0) throw new Error('alpha throws at evaluation');\n\nexport default",
      },
    ],
  },
  /** Loads, then throws when it renders. */
  alphaThrowsInRender: {
    remote: 'alpha',
    edits: [version('3.0.0'), { file: 'src/pages/home/page.tsx', from: 'useState(false)', to: 'useState(Date.now() > 0)' }],
  },
  /** Paints, then throws in an effect of its page or its dialog. */
  alphaThrowsInEffects: {
    remote: 'alpha',
    edits: [
      version('7.0.0'),
      { file: 'src/pages/home/page.tsx', from: 'import { useState }', to: 'import { useEffect, useState }' },
      {
        file: 'src/pages/home/page.tsx',
        from: 'if (crashed)',
        to: "useEffect(() => {\n    throw new Error('alpha throws in an effect');\n  }, []);\n  if (crashed)",
      },
      {
        file: 'src/dialogs/hello.tsx',
        from: 'import { FormattedMessage',
        to: "import { useLayoutEffect } from 'react';\nimport { FormattedMessage",
      },
      {
        file: 'src/dialogs/hello.tsx',
        from: 'if (props.crash)',
        to: "useLayoutEffect(() => {\n    throw new Error('alpha throws in a layout effect');\n  }, []);\n  if (props.crash)",
      },
    ],
  },
  /** Never ends its first render. A cookie says that it began. */
  alphaHangs: {
    remote: 'alpha',
    edits: [
      version('8.0.0'),
      {
        file: 'src/pages/home/page.tsx',
        from: 'if (crashed)',
        to: "document.cookie = 'alpha-hangs=1; path=/';\n  while (Date.now() > 0);\n  if (crashed)",
      },
    ],
  },
  /** Changes the platform as it is evaluated, by a detour that no reader of its text sees. */
  alphaPatchesAtEvaluation: {
    remote: 'alpha',
    edits: [version('9.0.0'), { file: 'src/remote.ts', from: 'export default', to: `${PATCH};\n\nexport default` }],
  },
  /** The same, when somebody presses its button. */
  alphaPatchesOnPress: {
    remote: 'alpha',
    edits: [version('10.0.0'), { file: 'src/pages/home/page.tsx', from: 'setCrashed(true)', to: `void ${PATCH}` }],
  },
  /** Brings a copy of React of its own, which nobody renders by: no registry takes it. */
  alphaBringsReact: {
    remote: 'alpha',
    edits: [
      version('5.0.0'),
      {
        file: 'src/pages/home/page.tsx',
        from: "import { useState } from 'react';",
        to: "import { useState } from '../../../node_modules/react/cjs/react.production.js';",
      },
    ],
  },
  /** Puts panels onto the landing page, into the slot of beta's page, and over every page. */
  alphaInSlots: {
    remote: 'alpha',
    edits: [
      version('6.0.0'),
      {
        file: 'remote.json',
        from: '"panels": [',
        to: `"panels": [${['brick landing', 'note beta.notes', 'greeting popup'].map(panel).join('')}`,
      },
    ],
  },
  /** Its panel throws when it renders. */
  alphaThrowsInPanel: {
    remote: 'alpha',
    edits: [version('4.0.0'), { file: 'src/panels/wall.tsx', from: 'useState(false)', to: 'useState(Date.now() > 0)' }],
  },
  /** Has a route whose guard nobody knows. */
  betaGuarded: {
    remote: 'beta',
    edits: [version('1.1.0'), { file: 'remote.json', from: '"layout": "app",', to: '"layout": "app",\n      "guards": ["nobody"],' }],
  },
} satisfies Record<string, Variant>;

export type VariantName = keyof typeof VARIANTS;
