import { editFamily } from '#shared/families/contract.ts'
import { createChild } from './factories.ts'
import { startFakeModelServer } from './fake-model-server.ts'
import { createTestApp } from './harness.ts'

/** Responds to a request as a model server. */
export type ModelResponder = Parameters<typeof startFakeModelServer>[0]

/** A question about a topic, and the end of its built-in answer. */
export const toothQuestion = 'Mia will not brush her teeth'
export const builtInToothAnswer = /Based on: NHS$/

/** Creates an app with a model server that responds with `respond`, and a family with two children that may have agreed. */
export const createAppWithModel = async (respond: ModelResponder, consent = true) => {
  const server = await startFakeModelServer(respond)
  const env = { AI_BASE_URL: server.url, AI_MODEL: 'small', AI_API_KEY: 'secret' }
  const app = await createTestApp({ env })
  const ana = await app.member()
  const child = await createChild(ana.call, 'Mia Sofía')
  await createChild(ana.call, 'Leo')
  if (consent) await ana.call(editFamily, { body: { usesModel: true } })
  return { app, ana, server, childId: child.id }
}
