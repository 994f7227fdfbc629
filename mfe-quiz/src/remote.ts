import { createRemote } from '@mortar/host';

declare module '@mortar/host' {
  interface Panels {
    'quiz.today': 'landing';
  }
}

export default createRemote<'quiz'>({
  pages: {
    home: () => import(/* webpackChunkName: "page-home" */ './pages/home/page.tsx'),
    play: () => import(/* webpackChunkName: "page-play" */ './pages/play/page.tsx'),
    events: () => import(/* webpackChunkName: "page-events" */ './pages/events/page.tsx'),
    event: () => import(/* webpackChunkName: "page-event" */ './pages/event/page.tsx'),
    replay: () => import(/* webpackChunkName: "page-replay" */ './pages/replay/page.tsx'),
    runs: () => import(/* webpackChunkName: "page-runs" */ './pages/runs/page.tsx'),
    history: () => import(/* webpackChunkName: "page-history" */ './pages/history/page.tsx'),
    practice: () => import(/* webpackChunkName: "page-practice" */ './pages/practice/page.tsx'),
    rankings: () => import(/* webpackChunkName: "page-rankings" */ './pages/rankings/page.tsx'),
    fairness: () => import(/* webpackChunkName: "page-fairness" */ './pages/fairness/page.tsx'),
    rewards: () => import(/* webpackChunkName: "page-rewards" */ './pages/rewards/page.tsx'),
    challenge: () => import(/* webpackChunkName: "page-challenge" */ './pages/challenge/page.tsx'),
    share: () => import(/* webpackChunkName: "page-share" */ './pages/share/page.tsx'),
    questions: () => import(/* webpackChunkName: "page-questions" */ './pages/questions/page.tsx'),
    bank: () => import(/* webpackChunkName: "page-bank" */ './pages/bank/page.tsx'),
    import: () => import(/* webpackChunkName: "page-import" */ './pages/import/page.tsx'),
    question: () => import(/* webpackChunkName: "page-question" */ './pages/question/page.tsx'),
    verify: () => import(/* webpackChunkName: "page-verify" */ './pages/verify/page.tsx'),
  },
  panels: {
    today: () => import(/* webpackChunkName: "panel-today" */ './panels/today/panel.tsx'),
  },
  messages: async (locale) => {
    const module = await (locale === 'zh-HK'
      ? import(/* webpackChunkName: "locale-zh-HK" */ '../locales/zh-HK.json', { with: { type: 'json' } })
      : import(/* webpackChunkName: "locale-en" */ '../locales/en.json', { with: { type: 'json' } }));
    return module.default;
  },
});
