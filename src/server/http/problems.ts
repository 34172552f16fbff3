import type { ErrorDetails } from '#server/errors.ts'
import { problems, type Problem, type ProblemCode } from '#shared/contract/problem.ts'

/** Returns the RFC 9457 problem document of a code. */
export const problemOf = (code: ProblemCode, requestId: string, details: ErrorDetails = {}): Problem => {
  const [status, detail] = problems[code]
  return {
    type: `urn:glowjar:problem:${code}`,
    title: code.replaceAll('_', ' '),
    status,
    detail,
    code,
    requestId,
    ...(details.errors ? { errors: details.errors } : {}),
    ...(details.facts ? { facts: details.facts } : {}),
  }
}
