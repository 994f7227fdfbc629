import { operations } from '@mortar/protocol/quiz/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../../core/route.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Realtime } from '../../realtime/index.ts';
import type { Answers } from './answers.ts';
import type { EventOffice } from './office.ts';
import type { Players } from './players.ts';
import type { Events } from './service.ts';
import { planView } from './view.ts';

interface Around {
  events: Events;
  players: Players;
  answers: Answers;
  office: EventOffice;
  realtime: Pick<Realtime, 'handle'>;
  rolesOf(userId: number): ReadonlySet<string>;
}

/** Answers of one connection a minute: each question has one, and a page that is not sure asks again. */
const ANSWERS_PER_MINUTE = 120;

/** Binds live events. */
export function registerEventRoutes(app: FastifyInstance, { events, players, answers, office, realtime, rolesOf }: Around): void {
  const viewer = (request: FastifyRequest) => request.person?.userId ?? null;
  const isOperator = (userId: number | null) => userId !== null && rolesOf(userId).has('operator');
  const operatorOf = ({ person }: FastifyRequest) => {
    if (!isOperator(person!.userId)) throw new AppError('forbidden');
    return { actor: `user:${person!.uid}` };
  };

  route(app, operations.listEvents, async ({ query, request }) => ({
    ...(await events.list(query, viewer(request))),
    office: isOperator(viewer(request)),
  }));
  route(app, operations.getEvent, ({ query, request }) => events.get(query, viewer(request)));
  route(app, operations.getEventResult, ({ query, request }) => events.result(query, viewer(request)));
  route(app, operations.enterEvent, ({ body, request }) => players.enter(request.person!.userId, body));
  route(app, operations.reviveInEvent, ({ body, request }) => players.revive(request.person!.userId, body));
  route(app, operations.remindOfEvent, ({ body, request }) => players.remind(request.person!.userId, body));
  route(app, operations.answerEvent, ({ body, request }) => answers.answer(request.person!.userId, body));
  realtime.handle('quiz.answer', operations.answerEvent.schemas.body, (input, { person }) => answers.answer(person.userId, input), {
    perMinute: ANSWERS_PER_MINUTE,
  });
  route(app, operations.scheduleEvent, async ({ body, request }) => planView(await office.schedule(body, operatorOf(request))));
  route(app, operations.cancelEvent, async ({ body, request }) => {
    await office.cancel(body.eventid, operatorOf(request));
    return {};
  });
}
