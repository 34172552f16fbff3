import { AppError } from '#server/errors.ts'
import type { Member } from '#server/http/session.ts'
import { familyOf, lockUser } from '#server/membership/family.ts'
import { leaveFamily } from '#server/membership/leave.ts'
import { verifyPassword } from './passwords.ts'
import type { AuthServices } from './services.ts'
import { credentialOf, deleteUserRow, type Credential } from './store.ts'

/** The member's password account, if the password is right. Refuses `wrong_credentials` and counts the guess. */
export const confirmedCredential = async (
  { db, limits }: AuthServices,
  userId: string,
  password: string,
): Promise<Credential> => {
  const attempt = await limits.password(userId)
  const credential = await credentialOf(db, { userId })
  const right = await verifyPassword(password, credential?.hash)
  if (!right || !credential) throw new AppError('wrong_credentials')
  await attempt.wasRight()
  return credential
}

const required = { path: 'password', code: 'required', message: 'This field is required.' }

/** Deletes the member's account, and the family with the last one; an account with a password asks for it again. */
export const deleteAccount = async (
  services: AuthServices,
  member: Member,
  password: string | undefined,
  now: number,
): Promise<void> => {
  if (password !== undefined) await confirmedCredential(services, member.userId, password)
  else if (await credentialOf(services.db, member)) throw new AppError('invalid_input', { errors: [required] })
  await services.transact(async (tx) => {
    await lockUser(tx, member.userId, now)
    const current = await familyOf(tx, member.userId)
    if (current) await leaveFamily(tx, { familyId: current.family_id, userId: member.userId }, now)
    await deleteUserRow(tx, member.userId)
  })
}
