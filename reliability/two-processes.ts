import { createChild } from '#server/testing/factories.ts'
import { createUserClient, createInstallation, startApp } from './app-process.ts'

/** Starts two processes concurrently on an empty database, with a member who has clients of both. */
export const startTwoProcesses = async (settings: Record<string, string> = {}) => {
  const installation = await createInstallation()
  const apps = await Promise.all([startApp(installation, settings), startApp(installation, settings)])
  const member = await installation.member()
  const [first, second] = [createUserClient(apps[0], member), createUserClient(apps[1], member)]
  const { id: childId } = await createChild(first.call)
  return { installation, apps, member, first, second, childId }
}
