import { once } from 'node:events'
import * as z from 'zod'
import { findFreePort } from '#scripts/ports.ts'
import { startApp, type AppProcess, type Installation } from './app-process.ts'

/** Debugger connection to a process of the app. */
export interface Inspector {
  /** Evaluates an expression in the process. */
  evaluate(expression: string): Promise<unknown>
  /** Runs the garbage collector. */
  collectGarbage(): Promise<void>
  /** Returns the number of live objects of a global class after a garbage collection. */
  countOf(className: string): Promise<number>
}

const targetsSchema = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })])
const answerSchema = z.object({ id: z.number(), result: z.record(z.string(), z.unknown()).optional() })
const evaluationSchema = z.object({
  result: z.object({ value: z.optional(z.unknown()), objectId: z.string().optional() }),
})
const queryResultSchema = z.object({ objects: z.object({ objectId: z.string() }) })

const openSocket = async (port: number): Promise<WebSocket> => {
  const [{ webSocketDebuggerUrl }] = targetsSchema.parse(
    await (await fetch(`http://127.0.0.1:${port}/json/list`)).json(),
  )
  const socket = new WebSocket(webSocketDebuggerUrl)
  await once(socket, 'open')
  return socket
}

const createSender = (socket: WebSocket) => {
  let lastId = 0
  const pending = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = answerSchema.safeParse(JSON.parse(String(data))).data ?? { id: 0 }
    pending.get(id)?.(result)
    pending.delete(id)
  })
  return (method: string, params: Record<string, unknown> = {}) =>
    new Promise<unknown>((resolve) => {
      const id = ++lastId
      pending.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
}

const connectInspector = async (port: number): Promise<Inspector> => {
  const sendCommand = createSender(await openSocket(port))
  const evaluate = async (expression: string, byValue = true) =>
    evaluationSchema.parse(await sendCommand('Runtime.evaluate', { expression, returnByValue: byValue })).result
  const collectGarbage = async () => void (await sendCommand('HeapProfiler.collectGarbage'))
  return {
    evaluate: async (expression) => (await evaluate(expression)).value,
    collectGarbage,
    countOf: async (className) => {
      await collectGarbage()
      const { objectId } = await evaluate(`${className}.prototype`, false)
      const { objects } = queryResultSchema.parse(
        await sendCommand('Runtime.queryObjects', { prototypeObjectId: objectId }),
      )
      const lengthCall = { objectId: objects.objectId, functionDeclaration: 'function () { return this.length }' }
      const { result } = evaluationSchema.parse(
        await sendCommand('Runtime.callFunctionOn', { ...lengthCall, returnByValue: true }),
      )
      await sendCommand('Runtime.releaseObject', { objectId: objects.objectId })
      return Number(result.value)
    },
  }
}

/** Starts the built app with its debugger enabled. */
export const startInspectedApp = async (
  installation: Pick<Installation, 'env'>,
  settings: Record<string, string> = {},
): Promise<AppProcess & { inspector: Inspector }> => {
  const port = await findFreePort()
  const app = await startApp(installation, { ...settings, NODE_OPTIONS: `--inspect=127.0.0.1:${port}` })
  return { ...app, inspector: await connectInspector(port) }
}
