import type { ErrorDetails } from '#server/errors.ts'
import { problems, type Problem, type ProblemCode } from '#shared/contract/problem.ts'

/** Returns status, headers and body of the RFC 9457 problem document of a code. `status` replaces the status of the code. */
export const createProblemResponse = (
  code: ProblemCode,
  requestId: string,
  details: ErrorDetails & { status?: number } = {},
) => {
  const [usualStatus, detail] = problems[code]
  const { status = usualStatus, errors, facts, allowedMethods } = details
  const retryAfter = details.retryAfter ?? (code === 'unavailable' ? 5 : undefined)
  const problem: Problem = {
    type: `urn:glowjar:problem:${code}`,
    title: code.replaceAll('_', ' '),
    status,
    detail,
    code,
    requestId,
    ...(errors ? { errors } : {}),
    ...(facts ? { facts } : {}),
  }
  return {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      ...(code === 'invalid_token' || code === 'insufficient_scope'
        ? { 'www-authenticate': `Bearer error="${code}"` }
        : {}),
      ...(allowedMethods ? { allow: allowedMethods.join(', ') } : {}),
    },
    body: JSON.stringify(problem),
  }
}
