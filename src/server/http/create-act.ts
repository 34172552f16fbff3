import { isActTimeInReach } from '#shared/acts/rules.ts'
import { storedInstant } from '#shared/records/columns.ts'
import { dayIn } from '#shared/time/day.ts'
import { AppError } from '#server/errors.ts'
import { isUuid, newId, toIso } from '#server/ids.ts'
import type { Act } from '#server/ledger/act.ts'
import type { RequestInfo } from './route.ts'
import type { Member } from './session.ts'

const readKey = (request: Pick<RequestInfo, 'header'>): string | undefined => {
  const key = request.header('idempotency-key')?.toLowerCase()
  if (key !== undefined && !isUuid(key)) throw new AppError('invalid_key')
  return key
}

const readGroup = (request: Pick<RequestInfo, 'header'>): string | null => {
  const group = request.header('act-group')?.toLowerCase() ?? null
  if (group !== null && !isUuid(group)) throw new AppError('invalid_group')
  return group
}

const readActTime = (request: Pick<RequestInfo, 'header'>): string | undefined => {
  const given = request.header('act-time')
  if (given === undefined) return undefined
  const { data } = storedInstant.safeParse(given.replace(/(:\d\d)Z$/, '$1.000Z'))
  if (data === undefined) throw new AppError('act_time_out_of_reach')
  return data
}

/**
 * Creates the act of a request that is received at `now` (ms since the epoch): its id is the header `Idempotency-Key`, its
 * time the header `Act-Time`, its group the header `Act-Group`.
 * @throws AppError `invalid_key`, `invalid_group`, `act_time_out_of_reach` when it is not an instant
 */
export const createAct = (request: Pick<RequestInfo, 'header'>, member: Member, now: number): Act => {
  const { familyId, userId, via, timeZone } = member
  const key = readKey(request)
  const at = toIso(now)
  const happenedAt = readActTime(request) ?? at
  const day = dayIn(Date.parse(happenedAt), timeZone)
  return { id: key ?? newId(now), familyId, userId, via, at, happenedAt, day, groupId: readGroup(request) }
}

/**
 * Checks the time of an act that is carried out. A repeated request is not: it may arrive after that time has gone.
 * @throws AppError `act_time_out_of_reach`
 */
export const assertActTimeInReach = ({ happenedAt, at }: Act): void => {
  if (!isActTimeInReach(Date.parse(happenedAt), Date.parse(at))) throw new AppError('act_time_out_of_reach')
}
