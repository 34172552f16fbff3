import type { ChildResource, Endpoint } from '#shared/contract/endpoint.ts'
import { canAccessChild } from '#server/child-access.ts'
import type { Db } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import type { Member } from './session.ts'

/** Returns whether a caller may do less than a member in the app. */
export const isRestricted = ({ scopes, childIds }: Pick<Member, 'scopes' | 'childIds'>): boolean =>
  scopes !== null || childIds !== null

const assertFieldsInScope = ({ manageFields = [] }: Endpoint, { scopes }: Pick<Member, 'scopes'>, body: unknown) => {
  if (scopes === null || scopes.includes('manage')) return
  const names = Object.keys(body ?? {})
  if (manageFields.some((name) => names.includes(name))) throw new AppError('insufficient_scope')
}

const findChildId = async (db: Db, resource: ChildResource, familyId: string, id: string): Promise<string | null> => {
  if (resource === 'children') return id
  const row = await db
    .selectFrom(resource)
    .select('child_id')
    .where('family_id', '=', familyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.child_id ?? null
}

interface Input {
  params: unknown
  query: unknown
  body: unknown
}

const readField = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined

const readResourceId = ({ params, query, body }: Input): string => {
  const [parameter] = Object.values((params ?? {}) as Record<string, unknown>)
  return String(parameter ?? readField(body, 'childId') ?? readField(query, 'childId'))
}

/**
 * Checks that a caller may send a request: the fields of its body, and that the child of what it names exists for the
 * caller.
 * @throws AppError `insufficient_scope`, `not_found`
 */
export const assertRequestAllowed = async (db: Db, e: Endpoint, caller: Member, input: Input): Promise<void> => {
  assertFieldsInScope(e, caller, input.body)
  if (caller.childIds === null || e.resource === 'act-groups') return
  if (e.resource === undefined || e.resource === 'family') {
    if (e.method !== 'GET') throw new AppError('insufficient_scope')
    return
  }
  const childId = await findChildId(db, e.resource, caller.familyId, readResourceId(input))
  if (!canAccessChild(caller, childId)) throw new AppError('not_found')
}
