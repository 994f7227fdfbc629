import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../lib/app-error.ts';
import type { Person } from '../../../lib/person.ts';
import { callerOf } from '../caller.ts';
import type { AccountPorts } from '../ports.ts';
import type { Evidence, HumanCheck } from './confirm.ts';

type Ports = Pick<AccountPorts, 'codes' | 'grantOf' | 'demandHuman'>;

/** Who makes a call of an endpoint with access `user`. */
export function personOf({ person }: FastifyRequest): Person {
  if (!person) throw new AppError('tokenInvalid');
  return person;
}

/** The human check of a call, by the header `recaptcha`. */
const humanCheckOf = (request: FastifyRequest, ports: Pick<Ports, 'codes' | 'demandHuman'>): HumanCheck => ({
  demand: () => ports.demandHuman(request),
  ensure: () => ports.codes.ensureHuman(request),
});

/** What a call brings to show that it is its owner's. */
export function evidenceOf(
  request: FastifyRequest,
  ports: Ports,
  given: Pick<Evidence, 'purpose'> & { password?: string | undefined; code?: string | undefined },
): Evidence {
  const { purpose, password, code } = given;
  const who = { person: personOf(request), caller: callerOf(request), human: humanCheckOf(request, ports) };
  return { ...who, purpose, password, code, grant: ports.grantOf(request) };
}
