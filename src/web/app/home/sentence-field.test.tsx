import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readSentence } from '#shared/assistant/sentence.ts'
import { listChildren } from '#shared/children/contract.ts'
import { KeyboardShortcuts } from '#web/app/keyboard-shortcuts.tsx'
import { isPraiseLoaded } from '#web/ledger/use-praise.ts'
import { sessionQuery } from '#web/lib/session.ts'
import { read } from '#web/lib/query.ts'
import { setReachable } from '#web/lib/reachability.ts'
import { userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import {
  awardProposal,
  checkInProposal,
  createSentenceServer,
  leo,
  mia,
  teethDone,
} from '#web/testing/sentence-fixtures.ts'
import { SentenceField } from './sentence-field.tsx'

const family = [mia, leo]
const field = page.getByRole('textbox', { name: 'What happened?' })
const dialog = page.getByRole('dialog', { name: 'What happened?' })

const renderField = async () => {
  const server = createSentenceServer()
  server.respondWith(readSentence, { proposals: [checkInProposal(), awardProposal()], already: [], leftovers: [] })
  const element = () => (
    <>
      <main>
        <SentenceField family={family} child={mia} />
      </main>
      <KeyboardShortcuts />
    </>
  )
  const shown = await renderWithProviders(element())
  shown.client.setQueryData(read(listChildren).queryKey, family)
  shown.client.setQueryData(sessionQuery.queryKey, userFixture())
  return { server, element, ...shown }
}

const sentence = 'Mia brushed her teeth, Leo helped set the table'

test('a sentence is read and confirmed by keyboard alone, and gone once it is recorded [AST-70, AST-71]', async () => {
  const { server } = await renderField()
  await expect.poll(() => 'shortcuts' in document.documentElement.dataset).toBe(true)
  await userEvent.keyboard('/')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard(`${sentence}{Enter}`)
  await expect.element(dialog).toBeVisible()
  expect(server.requests.find(({ path }) => path === readSentence.path)?.body).toEqual({
    childId: mia.id,
    text: sentence,
    language: 'en',
  })
  const underlined = [...document.querySelectorAll('[role=dialog] p mark')].map((one) => one.textContent)
  expect(underlined).toEqual(['brushed her teeth', 'helped set the table'])
  await expect.poll(() => isPraiseLoaded('en')).toBe(true)
  const box = dialog.getByRole('checkbox', { name: /^Set the table/ })
  while (document.activeElement !== box.element()) await userEvent.keyboard('{Tab}')
  await userEvent.keyboard(' ')
  expect(server.acts()).toEqual([])
  const record = dialog.getByRole('button', { name: 'Record 1 of 2' })
  while (document.activeElement !== record.element()) await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.acts()).toHaveLength(1)
  await expect.element(page.getByText('+2 for Mia · Brush teeth', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^Say: “.+”$/)).toBeVisible()
  await expect.element(field).toHaveValue('')
  await expect.element(page.getByRole('button', { name: 'See what this would record' })).toHaveFocus()
})

test('while a sentence is read, dots stand in place of the arrow [AST-70]', async () => {
  const { server } = await renderField()
  const send = page.getByRole('button', { name: 'See what this would record' })
  await field.fill(sentence)
  expect(send.element().querySelector('circle')).toBeNull()
  const release = server.holdResponses()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => send.element().querySelector('circle')).not.toBeNull()
  await expect.element(send).toHaveAttribute('aria-busy', 'true')
  release()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => send.element().querySelector('circle')).toBeNull()
})

test('without a network the sentence stays in the field, and a message says so [AST-70]', async () => {
  await renderField()
  setReachable(false)
  await field.fill(sentence)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('You’re offline. Your sentence stays here.')).toBeVisible()
  await expect.element(field).toHaveValue(sentence)
})

test('where nothing is found, the sentence stays and can become a moment or a question [AST-70, AST-76]', async () => {
  const { server, currentPath } = await renderField()
  server.respondWith(readSentence, { proposals: [], already: [], leftovers: [] })
  await field.fill('Why is the sky blue')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('heading', { name: 'I found nothing to record in this' })).toBeVisible()
  await expect.element(dialog.getByText('“Why is the sky blue”')).toBeVisible()
  await dialog.getByRole('link', { name: 'Ask Glim' }).click()
  expect(currentPath()).toBe('/ai-chat')
})

test('what is done already is said, with nothing to confirm, and the sentence is gone after that [AST-68]', async () => {
  const { server } = await renderField()
  server.respondWith(readSentence, { proposals: [], already: [teethDone()], leftovers: [] })
  await field.fill('Mia brushed her teeth')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('heading', { name: 'That is already recorded' })).toBeVisible()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('There is nothing left to record.')
  await expect.element(dialog.getByText('Already done today: Brush teeth\u00a0· Mia')).toBeVisible()
  expect(document.querySelectorAll('[role=dialog] :is([type=checkbox], [data-leftover], a)')).toHaveLength(0)
  expect([...document.querySelectorAll('[role=dialog] p mark')].map((one) => one.textContent)).toEqual([
    'brushed her teeth',
  ])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('')
  expect(server.acts()).toEqual([])
})

test('what may be recorded already is shown again, and not read anew [AST-70, AST-77]', async () => {
  const { server, element, rerenderWith } = await renderField()
  await field.fill(sentence)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('button', { name: 'Record 2' })).toBeVisible()
  const restore = server.interrupt()
  await dialog.getByRole('button', { name: 'Record 2' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Try again (2)' })).toBeVisible()
  restore()
  setReachable(true)
  await userEvent.keyboard('{Escape}')
  await rerenderWith(<main />)
  await rerenderWith(element())
  await expect.element(field).toHaveValue(sentence)
  await field.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText(/^Not recorded\./).first()).toBeVisible()
  expect(server.requests.filter(({ path }) => path === readSentence.path)).toHaveLength(1)
})

/** Renders the field in a browser whose recognition of speech on the device has a state; returns what it was asked. */
const renderWithRecognition = async (state: string): Promise<unknown[]> => {
  const asked: unknown[] = []
  class Recognition extends EventTarget {
    static available(options: unknown) {
      asked.push(options)
      return Promise.resolve(state)
    }
    lang = ''
    processLocally = false
    start() {
      asked.push(this.processLocally)
      const event = Object.assign(new Event('result'), { results: [[{ transcript: 'Mia read ' }]] })
      this.dispatchEvent(event)
      this.dispatchEvent(new Event('end'))
    }
    abort() {
      this.dispatchEvent(new Event('end'))
    }
  }
  vi.stubGlobal('SpeechRecognition', Recognition)
  await renderField()
  await expect.poll(() => asked).toEqual([{ langs: ['en'], processLocally: true }])
  return asked
}

test.each(['downloadable', 'unavailable'])(
  'where recognition on the device is %s, dictating is not offered [AST-79]',
  async (state) => {
    await renderWithRecognition(state)
    await expect.element(page.getByRole('button', { name: 'Dictate' })).not.toBeInTheDocument()
  },
)

test('where recognition on the device is available, dictating is offered and stays there [AST-79]', async () => {
  const asked = await renderWithRecognition('available')
  await page.getByRole('button', { name: 'Dictate' }).click()
  await expect.element(field).toHaveValue('Mia read')
  expect(asked[1]).toBe(true)
})

test('a long sentence is seen as a whole, moves what is below, and keeps its height until the dialog has closed [AST-70]', async () => {
  await renderField()
  const heightOf = () => document.querySelector('form')?.getBoundingClientRect().height
  const boxes = () => {
    const form = document.querySelector('form')?.getBoundingClientRect() ?? new DOMRect()
    const send = page.getByRole('button', { name: 'See what this would record' }).element().getBoundingClientRect()
    const main = document.querySelector('main')?.getBoundingClientRect()
    return { height: form.height, send: send.top, free: (main?.bottom ?? 0) - form.bottom }
  }
  const before = boxes()
  await field.fill(`${sentence} `.repeat(3))
  const { height, ...others } = boxes()
  expect(height).toBeGreaterThan(before.height + 40)
  expect(height).toBeLessThan(130)
  expect(others).toEqual({ send: before.send, free: before.free })
  ;(document.activeElement as HTMLElement).blur()
  expect(boxes().height).toBe(height)
  await field.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  expect(heightOf()).toBe(height)
  const textArea = document.querySelector<HTMLTextAreaElement>('main textarea')
  const heightWhenEmptied = new Promise<number | undefined>((resolve) => {
    const check = () => (textArea?.value === '' ? resolve(heightOf()) : requestAnimationFrame(check))
    check()
  })
  await dialog.getByRole('button', { name: 'Record 2' }).click()
  expect(await heightWhenEmptied).toBe(height)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => heightOf()).toBe(before.height)
})
