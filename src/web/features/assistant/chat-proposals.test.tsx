import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { streamChat } from '#shared/assistant/contract.ts'
import type { SentenceReading } from '#shared/assistant/sentence.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { awardProposal, checkInProposal, createSentenceServer, leo, teethDone } from '#web/testing/sentence-fixtures.ts'
import { ChatScreen } from './chat-screen.tsx'

const mia = childFixture({ points: 20, pointsEarned: 20 })

const renderChat = async () => {
  const server = createSentenceServer()
  const stream = server.streamFrom(streamChat)
  const screen = () => (
    <main>
      <ChatScreen
        child={mia}
        family={[mia, leo]}
        greeting="evening"
        usesModel={false}
        switcher={null}
        onChooseChild={() => undefined}
      />
    </main>
  )
  const { rerenderWith } = await renderWithProviders(screen(), { path: '/ai-chat' })
  const reload = async () => {
    await rerenderWith(<main />)
    await rerenderWith(screen())
  }
  const send = (data: object) => stream.send(`data: ${JSON.stringify(data)}\n\n`)
  const answer = async (more: { sentence?: SentenceReading; chart?: object }) => {
    await page.getByRole('textbox', { name: 'Write to Glim' }).fill('Mia brushed her teeth')
    await userEvent.keyboard('{Enter}')
    send({ chunk: 'Is this right?' })
    send({ done: true, followUpActions: [], by: 'built-in', ...more })
  }
  return { server, answer, reload }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const conversation = page.getByRole('log')

test('what a message tells of is shown below the answer, and stays recorded after a reload [AST-71, AST-77]', async () => {
  const { server, answer, reload } = await renderChat()
  await answer({ sentence: { proposals: [checkInProposal(), awardProposal()], already: [], leftovers: [] } })
  await expect.element(conversation.getByText(/^2 things found\. .* Nothing is recorded yet\.$/)).toBeVisible()
  await page.getByRole('checkbox', { name: /^Set the table/ }).click()
  expect(server.acts()).toEqual([])
  await button('Record 1 of 2').click()
  await expect.element(conversation.getByText('Recorded', { exact: true })).toBeVisible()
  await reload()
  await expect.element(conversation.getByText('Recorded', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: /^Set the table/ }).click()
  await button('Record it').click()
  await expect.element(conversation.getByText('2 recorded.')).toBeVisible()
  const acts = server.acts()
  expect(acts.map(({ path }) => path.split('/').at(-1))).toEqual(['checkin', 'behaviors'])
  expect(acts[1]?.actGroup).toBe(acts[0]?.actGroup)
})

test('what is done already stands below the answer and is announced, without a button [AST-68]', async () => {
  const { answer } = await renderChat()
  await answer({ sentence: { proposals: [], already: [teethDone()], leftovers: [] } })
  const text = 'Already done today: Brush teeth · Mia'
  await expect
    .element(conversation.getByRole('region', { name: 'That is already recorded' }).getByRole('listitem'))
    .toHaveTextContent(text)
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Is this right?' }))
    .toMatchTextContent(new RegExp(text))
  await expect.element(conversation.getByRole('checkbox')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Nothing is ticked' })).not.toBeInTheDocument()
})

test('an answer shows its numbers as a chart [AST-78]', async () => {
  const { answer } = await renderChat()
  await answer({ chart: { title: 'Points by week', bars: [{ label: 'This week', value: 35 }] } })
  await expect.element(conversation.getByRole('table', { name: 'Points by week' })).toBeVisible()
  await expect.element(conversation.getByRole('row', { name: 'This week 35' })).toBeVisible()
})
