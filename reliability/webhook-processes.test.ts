import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { minuteMs } from '#shared/time/duration.ts'
import { addWebhook } from '#shared/webhooks/contract.ts'
import { award, createChild } from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { startReceiver, type ReceivedMessage } from '#server/testing/webhooks.ts'
import {
  createInstallation,
  createUserClient,
  formatPreload,
  startApp,
  type AppProcess,
  type Installation,
} from './app-process.ts'

const familyCount = sampleSize(2, 5)
/** More than one process takes of a family at once, which is ten. */
const actCount = 14
/** How many messages of a family one process sends at once. */
const sentAtOnce = 2
/** A killed process holds its jobs for five minutes. */
const afterLeaseMs = 6 * minuteMs

const idOf = ({ headers }: ReceivedMessage) => headers['webhook-id'] ?? ''

/** Returns what was received of each family. */
const groupByFamily = (messages: readonly ReceivedMessage[]) => Map.groupBy(messages, ({ path: family }) => family)

/** Creates families with a webhook each, and acts of each family through both processes. Returns the number of messages. */
const recordActs = async (installation: Installation, apps: readonly [AppProcess, AppProcess], url: string) => {
  const families = await Promise.all(
    Array.from({ length: familyCount }, async (_, n) => {
      const member = await installation.member()
      const [first, second] = [createUserClient(apps[0], member), createUserClient(apps[1], member)]
      await first.call(addWebhook, { body: { url: `${url}/${n}`, events: ['act.recorded'] } })
      return { first, second, childId: (await createChild(first.call)).id }
    }),
  )
  const acts = families.flatMap(({ first, second, childId }) =>
    Array.from({ length: actCount }, (_, n) => award((n % 2 === 0 ? first : second).call, childId)),
  )
  return (await Promise.all(acts)).length
}

/** Makes the receiver answer nothing until `release` is called. `sentByBoth` resolves when both processes send of each family. */
const holdResponses = ({ hooks, received }: Awaited<ReturnType<typeof startReceiver>>) => {
  const held = Promise.withResolvers<undefined>()
  const sentByBoth = Promise.withResolvers<undefined>()
  hooks.beforeResponse = () => {
    const families = [...groupByFamily(received).values()]
    if (families.filter((all) => all.length > sentAtOnce).length === familyCount) sentByBoth.resolve(undefined)
    return held.promise
  }
  return { sentByBoth: sentByBoth.promise, release: () => held.resolve(undefined) }
}

const countJobs = (installation: Installation) =>
  installation.open(async ({ db }) => (await db.selectFrom('jobs').select('key').execute()).length)

test('two processes send each message of a webhook once, and again only those that were under way at a kill [OUT-8]', async (context) => {
  const receiver = await startReceiver()
  const { received } = receiver
  const installation = await createInstallation()
  const settings = { OUTBOUND_HOSTS: receiver.host }
  const patient = { ...settings, NODE_OPTIONS: formatPreload('longer-timeouts.ts') }
  const apps = await Promise.all([startApp(installation, patient), startApp(installation, patient)])
  const { sentByBoth, release } = holdResponses(receiver)
  const count = await recordActs(installation, apps, receiver.url)
  await sentByBoth
  await apps[0].end('SIGKILL')
  const underWay = received.map(idOf)
  release()

  const clock = path.join(installation.folder, 'clock')
  writeFileSync(clock, String(afterLeaseMs))
  await startApp(installation, { ...settings, CLOCK_FILE: clock, NODE_OPTIONS: formatPreload('offset-clock.ts') })
  await expect.poll(() => countJobs(installation), { timeout: 60_000, interval: 20 }).toBe(0)

  const messages = Map.groupBy(received, idOf)
  const repeated = [...messages.values()].filter((all) => all.length > 1)
  const bodies = new Set([...messages.values()].map((all) => new Set(all.map(({ body }) => body)).size))
  const actual = {
    messages: messages.size,
    sentTwiceWhileBothLived: underWay.length - new Set(underWay).size,
    sentTwiceWithoutNeed: repeated.filter(([first]) => !first || !underWay.includes(idOf(first))).length,
    mostOfAMessage: Math.max(...[...messages.values()].map((all) => all.length)),
  }
  const wrong = count - actual.messages + actual.sentTwiceWhileBothLived + actual.sentTwiceWithoutNeed
  const what = `messages, ${repeated.length} of which a killed process was sending`
  reportCheck(context, { check: 'T8', what, count, wrong })
  expect(actual).toEqual({ messages: count, sentTwiceWhileBothLived: 0, sentTwiceWithoutNeed: 0, mostOfAMessage: 2 })
  expect(bodies).toEqual(new Set([1]))
  expect(repeated.length).toBeLessThanOrEqual(sentAtOnce * familyCount)
})
