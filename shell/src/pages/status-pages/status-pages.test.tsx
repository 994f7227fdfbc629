import { expect, test } from '@jest/globals';
import { cameOnline, serverFound, serverLost, wentOffline } from '@mortar/host';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scopeBind } from 'effector';
import { useState } from 'react';
import { $registry } from '../../core/federation/registry.ts';
import { $isOfTeam } from '../../core/remote-part/error-itself.tsx';
import { renderWithin } from '../../testing/render-within.tsx';
import { AreaDown, StatusPage } from './index.ts';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const back = () => screen.getByRole('link', { name: 'Back to home' }).getAttribute('href');
const quiz = { name: 'quiz', title: { en: 'Quiz', 'zh-HK': '問答' }, routes: [{ path: '/quiz', layout: 'app' as const }] };

test('it says that a page was not found', () => {
  renderWithin(<StatusPage status={404} />);
  expect(heading()).toBe('page not found');
  expect(screen.getByText("Sorry, we can't find what you're looking for.")).toBeTruthy();
  expect(document.title).toBe('page not found · Mortar');
  expect(back()).toBe('/');
});

test('it leads on from there to the pages of the navigation, and says nothing twice', () => {
  const remotes = {
    quiz: { live: { description: { navigation: [{ id: 'quiz', to: '/quiz', label: quiz.title, icon: 'quiz', order: 1 }] } } },
  };
  renderWithin(<StatusPage status={404} message="This page could not be found" />, {
    values: [[$registry, { seq: 1, choice: '', remotes, areas: [] } as never]],
  });
  expect(within(screen.getByRole('navigation', { name: 'Other pages' })).getByRole('link', { name: 'Quiz' })).toHaveProperty(
    'pathname',
    '/quiz',
  );
  expect(screen.queryByText('This page could not be found')).toBeNull();
});

test('it says of a planned place that it comes soon, and of which area it is', () => {
  renderWithin(<StatusPage status={423} message="Coming Soon." />, {
    at: '/quiz',
    values: [[$registry, { seq: 1, choice: '', remotes: {}, areas: [quiz] }]],
  });
  expect(heading()).toBe('Coming Soon.');
  expect(screen.getByText('Quiz')).toBeTruthy();
  expect(document.title).toBe('Coming Soon. · Mortar');
  expect(back()).toBe('/');
});

test('it says so in Chinese', () => {
  renderWithin(<StatusPage status={423} />, { locale: 'zh-HK' });
  expect(heading()).toBe('即將推出。');
});

test('it gives code and message of any other status', () => {
  renderWithin(<StatusPage status={503} message="Unknown middleware" />);
  expect(heading()).toBe('Error Code 503');
  expect(screen.getByText('Error Message').nextElementSibling?.textContent).toBe('Unknown middleware');
  expect(document.title).toBe('Error Code 503 · Mortar');
  expect(back()).toBe('/');
});

test.each([0, 200, 399, 600, Number.NaN, 404.5])('it takes the status %p for 500', (status) => {
  renderWithin(<StatusPage status={status} />);
  expect(heading()).toBe('Error Code 500');
  expect(screen.getByText('Error Message').nextElementSibling?.textContent).toBe('Unknown error');
});

/** An area that fails once more, then works. */
function Area() {
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const tryAgain = () => {
    setBusy(true);
    setTimeout(() => {
      setBusy(false);
      setTries(tries + 1);
    });
  };
  if (tries > 1)
    return (
      <main>
        <h1>Quiz</h1>
      </main>
    );
  return <AreaDown title="Quiz" owner="quiz-team" error={new Error('ChunkLoadError')} busy={busy} onTryAgain={tryAgain} />;
}

test('it names the area that is down, its team and the code, and says when it is still down', async () => {
  renderWithin(<Area />);
  expect(heading()).toBe('We couldn’t load Quiz');
  expect(screen.queryByText(/quiz-team/)).toBeNull();
  expect(screen.getByText('ChunkLoadError')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('It still isn’t loading.'));
});

test.each([
  ['a visitor the sentence alone', false],
  ['who ships remotes the error itself, with its stack, too', true],
])('it tells %s', (_whom, isOfTeam) => {
  const error = new Error('quiz has no version that works', { cause: new TypeError('x is not a function') });
  const area = <AreaDown title="Quiz" owner="quiz-team" error={error} busy={false} onTryAgain={() => undefined} />;
  renderWithin(area, { values: [[$isOfTeam, isOfTeam]] });
  expect(screen.getByText('quiz has no version that works')).toBeTruthy();
  const shown = document.querySelector('[data-error-itself]')?.textContent;
  expect(shown).toEqual(isOfTeam ? expect.stringMatching(/^TypeError: x is not a function\n\s+at /) : undefined);
});

test('of a remote’s error it shows the remote’s own calls, not those of React below them', () => {
  const cause = new TypeError('x is not a function');
  cause.stack = `TypeError: x is not a function\n    at n (${location.origin}/r/quiz/1/page.js:1:2)\n    at o (${location.origin}/shell/1/main.js:1:2)`;
  const area = <AreaDown title="Quiz" owner="q" error={new Error('quiz broke', { cause })} busy={false} onTryAgain={() => undefined} />;
  renderWithin(area, { values: [[$isOfTeam, true]] });
  expect(document.querySelector('[data-error-itself]')?.textContent).toBe(
    'TypeError: x is not a function\n    at n (/r/quiz/1/page.js:1:2)',
  );
});

test('it tells a developer whose server does not answer what starts it', () => {
  const local = { origin: 'http://localhost:3005', command: 'npm run dev -- quiz' };
  const { scope } = renderWithin(
    <AreaDown title="Quiz" owner="quiz-team" error={new Error('x')} busy={false} local={local} onTryAgain={() => undefined} />,
  );
  expect(screen.getByText(/development server at http:\/\/localhost:3005/).textContent).toContain('npm run dev -- quiz');
  expect(screen.queryByText(/quiz-team/)).toBeNull();
  // On a plane too.
  act(() => scopeBind(wentOffline, { scope })());
  expect(heading()).toBe('We couldn’t load Quiz');
});

test('it passes the focus on to the page that takes its place', async () => {
  renderWithin(<Area />);
  const button = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
  await userEvent.click(button);
  const page = await screen.findByRole('heading', { name: 'Quiz' });
  await waitFor(() => expect(document.activeElement).toBe(page));
});

test.each([
  ['the server, while it does not answer', serverLost, serverFound, 'We can’t reach Mortar'],
  ['the connection, while there is none', wentOffline, cameOnline, 'You’re offline'],
])('it blames not the area but %s', (_whom, lost, found, title) => {
  const { scope } = renderWithin(<Area />);
  act(() => scopeBind(lost, { scope })());
  expect(heading()).toBe(title);
  expect(screen.queryByText('ChunkLoadError')).toBeNull();
  act(() => scopeBind(found, { scope })());
  expect(heading()).toBe('We couldn’t load Quiz');
});
