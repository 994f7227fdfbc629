import { describe, expect, jest, test } from '@jest/globals';
import { runGuards, type GuardContext } from './guards.ts';

const visitor: GuardContext = { signedIn: false, path: '/im?peer=7', mobile: false, renewCookies: () => undefined };

function thrownBy(names: string[], context: GuardContext): Response {
  try {
    runGuards(names, context);
  } catch (thrown) {
    return thrown as Response;
  }
  throw new Error('nothing was thrown');
}

describe('runGuards', () => {
  test('it sends a visitor home with the path kept and six letters on a desktop', () => {
    const answer = thrownBy(['authenticated'], visitor);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toMatch(/^\/\?path=%2Fim%3Fpeer%3D7&login=[a-z]{6}$/);
  });

  test('it adds no login parameter on a phone', () => {
    const answer = thrownBy(['authenticated'], { ...visitor, mobile: true });
    expect(answer.headers.get('location')).toBe('/?path=%2Fim%3Fpeer%3D7');
  });

  test('it lets a signed-in person pass every guard', () => {
    expect(() => runGuards(['server', 'authenticated', 'updateCookie'], { ...visitor, signedIn: true })).not.toThrow();
  });

  test('it renews the cookies of a signed-in person where a route asks for it', () => {
    const renewCookies = jest.fn();
    runGuards(['updateCookie'], { ...visitor, renewCookies });
    expect(renewCookies).not.toHaveBeenCalled();
    runGuards(['updateCookie'], { ...visitor, signedIn: true, renewCookies });
    expect(renewCookies).toHaveBeenCalledTimes(1);
  });

  test.each(['nobody', 'constructor'])('it answers 500 for the unknown guard %s', async (name) => {
    const answer = thrownBy([name], visitor);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe('Unknown middleware');
  });
});
