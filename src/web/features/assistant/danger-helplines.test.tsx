import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { streamChat } from '#shared/assistant/contract.ts'
import { getHelplines, putHelplineSettings, type Helpline } from '#shared/helplines/contract.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { ChatScreen } from './chat-screen.tsx'

const createLine = (changes: Partial<Helpline>): Helpline => ({
  use: 'poison',
  number: '145',
  dial: '145',
  name: null,
  channel: 'call',
  words: null,
  hours: null,
  area: null,
  isOwn: false,
  ...changes,
})

const askAboutDanger = async (lines: readonly Helpline[], candidates: readonly string[] = []) => {
  const server = createFakeServer()
  const stream = server.streamFrom(streamChat)
  const helplines = {
    country: 'CH',
    candidates: [...candidates],
    lines: [...lines],
    lacksPoisonCentre: !lines.some(({ use }) => use === 'poison'),
  }
  server.respondWith(getHelplines, helplines)
  const danger = { situation: 'poison', uses: ['poison', 'emergency'] as const, helplines }
  await renderWithProviders(
    <ChatScreen
      child={childFixture()}
      family={[childFixture()]}
      greeting="evening"
      usesModel={false}
      switcher={null}
      onChooseChild={() => undefined}
    />,
    { path: '/ai-chat' },
  )
  await page.getByRole('textbox', { name: 'Write to Glim' }).fill('he drank bleach')
  await userEvent.keyboard('{Enter}')
  stream.send(`data: ${JSON.stringify({ chunk: 'Call now.\n\n• Do not make them vomit.' })}\n\n`)
  stream.send(`data: ${JSON.stringify({ done: true, followUpActions: [], by: 'built-in', danger })}\n\n`)
  return server
}

const link = (name: string | RegExp) => page.getByRole('link', { name })
const numbers = page.getByRole('region', { name: 'Who to call' })

test('an answer to a danger has links that call and write, below its first sentence [AST-33]', async () => {
  await askAboutDanger([
    createLine({ name: 'Tox Info Suisse', hours: '24h' }),
    createLine({ number: '741741', dial: '741741', channel: 'sms', words: 'HOME', use: 'suicide' }),
    createLine({ number: '600 000 016', dial: '600000016', channel: 'whatsapp', use: 'abuse' }),
  ])
  await expect.element(link(/Poison centre 145 Tox Info Suisse · day and night/)).toHaveAttribute('href', 'tel:145')
  await expect.element(link(/Text HOME to 741741/)).toHaveAttribute('href', 'sms:741741?body=HOME')
  await expect.element(numbers.getByText('WhatsApp: 600 000 016')).toBeVisible()
  await expect.element(numbers.getByRole('heading', { name: 'Who to call in Switzerland' })).toBeVisible()
  const log = page.getByRole('log').element().textContent
  expect(log.indexOf('Call now.')).toBeLessThan(log.indexOf('Who to call'))
  expect(log.indexOf('Who to call')).toBeLessThan(log.indexOf('Do not make them vomit.'))
})

test('screen readers are told the first numbers with the answer [AST-33]', async () => {
  await askAboutDanger([createLine({}), createLine({ use: 'emergency', number: '112', dial: '112' })])
  await expect.element(page.getByText(/^Poison centre: 145\s+Emergency number: 112\s+Call now\./)).toBeInTheDocument()
})

test('more than two numbers of one use are shown on demand [AST-33]', async () => {
  await askAboutDanger(['1', '2', '3', '4'].map((n) => createLine({ number: `0${n}`, dial: `0${n}` })))
  await expect.element(link(/02/)).toBeVisible()
  await expect.element(link(/03/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show 2 more numbers' }).click()
  await expect.element(link(/04/)).toBeVisible()
})

test('says when no poison centre is known, and leads to the settings [AST-34]', async () => {
  await askAboutDanger([createLine({ use: 'emergency', number: '112', dial: '112' })])
  await expect.element(numbers.getByText(/No poison centre is known for your country/)).toBeVisible()
  await expect
    .element(link('Other country or own numbers'))
    .toHaveAttribute('href', expect.stringMatching(/\/settings\/family#helplines$/) as string)
})

test('asks for the country where the time zone has several, and shows its numbers then [AST-34]', async () => {
  const server = await askAboutDanger([createLine({})], ['CH', 'DE', 'LI'])
  const chosen = {
    country: 'DE',
    candidates: [],
    lacksPoisonCentre: false,
    lines: [createLine({ number: '030 19240', dial: '03019240' })],
  }
  server.respondWith(putHelplineSettings, { country: 'DE', candidates: ['CH', 'DE', 'LI'], own: {}, countries: [] })
  const country = page.getByRole('combobox', { name: 'Which country are you in?' })
  await expect.element(country).toBeVisible()
  server.respondWith(getHelplines, chosen)
  await country.selectOptions('Germany')
  await expect.element(link(/030 19240/)).toBeVisible()
  await expect.element(country).toHaveValue('DE')
  expect(server.writtenBodies().at(-1)).toEqual({ country: 'DE' })
})
