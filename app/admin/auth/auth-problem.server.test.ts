import { AuthApiError, AuthRetryableFetchError, AuthUnknownError } from '@supabase/supabase-js';
import { expect, it, vi } from 'vitest';
import { authProblem, logAuthProblem } from './auth-problem.server.ts';

const answer = (status: number, code: string | undefined) =>
  new AuthApiError('what Supabase says', status, code);

it.each([
  ['a wrong password', answer(400, 'invalid_credentials'), 401, true, /senha incorretos/],
  ['an account that is banned', answer(400, 'user_banned'), 403, true, /bloqueada/],
  ['an e-mail that is not confirmed', answer(400, 'email_not_confirmed'), 403, true, /confirmado/],
  ['e-mail sign-in turned off', answer(422, 'email_provider_disabled'), 503, false, /desligado/],
  ['a limit of Supabase’s', answer(429, 'over_request_rate_limit'), 429, false, /Espere/],
  ['a limit without a code', answer(429, undefined), 429, false, /Espere/],
  ['an unknown code', answer(400, 'captcha_failed'), 503, false, /captcha_failed/],
  ['no code, as for a wrong key', answer(401, undefined), 503, false, /SUPABASE_URL.*AuthApiError/],
  ['a broken server', answer(500, 'unexpected_failure'), 503, false, /não respondeu/],
  ['a time-out', answer(504, 'request_timeout'), 503, false, /não respondeu/],
  ['no connection', new AuthRetryableFetchError('fetch failed', 0), 503, false, /não respondeu/],
  ['garbage', new AuthUnknownError('no JSON', undefined), 503, false, /AuthUnknownError/],
])('%s is answered for what it is', (_what, error, status, isAttempt, message) => {
  const problem = authProblem(error);
  expect(problem).toMatchObject({ status, isAttempt });
  expect(problem.message).toMatch(message);
  expect(problem.message.includes('incorretos')).toBe(error.code === 'invalid_credentials');
});

it('all but a wrong password is logged, with its code', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  logAuthProblem('A sign-in failed', answer(400, 'invalid_credentials'));
  expect(log).not.toHaveBeenCalled();
  logAuthProblem('A sign-in failed', answer(422, 'email_provider_disabled'));
  expect(log.mock.calls).toEqual([
    ['A sign-in failed: email_provider_disabled, HTTP 422: what Supabase says'],
  ]);
  log.mockReset();
});
