import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTranslator } from 'use-intl/core'
import type { Locale } from '#shared/locale/locale.ts'
import { messages as english } from '#web/i18n/messages/en.ts'
import { messages as spanish } from '#web/i18n/messages/es.ts'
import { messages as chinese } from '#web/i18n/messages/zh.ts'
import { praise as englishPraise } from '#web/i18n/praise/en.ts'
import { praise as spanishPraise } from '#web/i18n/praise/es.ts'
import { praise as chinesePraise } from '#web/i18n/praise/zh.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { MessageSlot } from './message-slot.tsx'
import { showMessage, type Message } from './message.ts'

const doNothing = () => undefined
const child = { id: 'mia' }

/** The longest titles of messages about awards, and all that is said below them. */
const languages: Record<Locale, { messages: object; praise: Record<string, readonly string[]>; title: string }> = {
  en: {
    messages: english,
    praise: englishPraise,
    title: '+15 for Valentina · Told the truth when it was hard · Yesterday',
  },
  es: { messages: spanish, praise: spanishPraise, title: '+15 para Valentina · Dijo la verdad aunque le costó · Ayer' },
  zh: { messages: chinese, praise: chinesePraise, title: '欧阳小雨 +15 分·虽然很难还是说了真话·昨天' },
}

const listMessages = (locale: Locale): Message[] => {
  const { messages, praise, title } = languages[locale]
  const t = createTranslator({ locale, messages: messages as typeof english })
  const undo = { label: t('common.undo'), onClick: doNothing }
  const sentences = Object.values(praise).flat()
  return [
    ...sentences.map((sentence): Message => ({
      title,
      child,
      action: undo,
      sentence: t('awards.say', { sentence }),
    })),
    { title: t('awards.countedOnce'), action: undo },
    {
      kind: 'failure',
      title: t('common.notSavedYet'),
      description: title,
      action: { label: t('common.retry'), onClick: doNothing },
    },
  ]
}

const heightOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0

test.each(
  (['en', 'es', 'zh'] as const).flatMap((locale) => [320, 360, 390, 768].map((width) => [locale, width] as const)),
)('the place on the screen has room for all that an award says: %s, %i px [DLG-13]', async (locale, width) => {
  await page.viewport(width, 800)
  const slot = (
    <div className="px-4" data-slot="">
      <MessageSlot hasGround>{null}</MessageSlot>
    </div>
  )
  await renderWithProviders(slot, { locale })
  const room = heightOf('[data-slot]')
  const tooHigh: string[] = []
  for (const message of listMessages(locale)) {
    showMessage(message)
    await expect.element(page.getByText(message.sentence ?? message.title, { exact: true })).toBeVisible()
    const height = heightOf('[data-message]')
    if (height > room) tooHigh.push(`${height}: ${message.sentence ?? message.title}`)
  }
  expect([room, ...tooHigh]).toEqual([room])
})

test.each([390, 768])(
  'the title of a message is not smaller than its sentence, and Undo stands in the middle: %i px [DLG-13]',
  async (width) => {
    await page.viewport(width, 800)
    await renderWithProviders(<MessageSlot>{'Meanwhile'}</MessageSlot>)
    await expect.element(page.getByRole('region', { name: 'Notices' })).toBeInTheDocument()
    const said = `Say: “${'so '.repeat(15)}good”`
    showMessage({ title: '+10 for Mia', sentence: said, action: { label: 'Undo', onClick: doNothing } })
    await expect.element(page.getByText(said)).toBeVisible()
    const [title, sentence] = [page.getByText('+10 for Mia'), page.getByText(said)].map((one) => one.element())
    const sizeOf = (element?: Element) => Number.parseFloat(element ? getComputedStyle(element).fontSize : '')
    expect(sizeOf(title)).toBeGreaterThanOrEqual(sizeOf(sentence))
    const centreOf = (element?: Element | null) => {
      const { top, height } = element?.getBoundingClientRect() ?? new DOMRect()
      return top + height / 2
    }
    const box = document.querySelector('[data-message]')
    expect(centreOf(page.getByRole('button', { name: 'Undo' }).element())).toBeCloseTo(centreOf(box), 0)
  },
)

test.each([320, 390])(
  'a message takes exactly the place of the words that stand there meanwhile: %i px [HOM-28]',
  async (width) => {
    await page.viewport(width, 800)
    await renderWithProviders(<MessageSlot hasGround>{'3 habits are waiting'}</MessageSlot>)
    const ground = page.getByText('3 habits are waiting').element()
    const before = ground.getBoundingClientRect()
    showMessage({ title: 'Undone', action: { label: 'Undo', onClick: doNothing } })
    await expect.element(page.getByText('Undone')).toBeVisible()
    expect(document.querySelector('[data-message]')?.getBoundingClientRect()).toEqual(before)
    expect(ground.getBoundingClientRect()).toEqual(before)
  },
)

test('what a message has covered takes no tap for a moment [DLG-6]', async () => {
  await renderWithProviders(
    <MessageSlot isBox>
      <a href="/habits">{'All habits'}</a>
    </MessageSlot>,
  )
  const link = document.querySelector('[href="/habits"]') ?? document.body
  const takesTaps = () => getComputedStyle(link).pointerEvents !== 'none'
  expect(takesTaps()).toBe(true)
  const { end } = showMessage({ title: 'Checked in', action: { label: 'Undo', onClick: doNothing } })
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect.poll(takesTaps).toBe(false)
  end()
  await expect.poll(() => getComputedStyle(link).visibility, { interval: 10 }).toBe('visible')
  expect(takesTaps()).toBe(false)
  await expect.poll(takesTaps).toBe(true)
})

test('a line so close to the edge of the window that a message of three lines would be cut off has none [HOM-28]', async () => {
  await renderWithProviders(
    <div data-line="" style={{ padding: '100px 0 300vh' }}>
      <MessageSlot isBox isSticky={false}>
        {'A line'}
      </MessageSlot>
    </div>,
  )
  onTestFinished(() => scrollTo(0, 0))
  const line = document.querySelector('[data-line] > div')
  const { top = 0 } = line?.getBoundingClientRect() ?? {}
  const isInLine = () => line?.querySelector('[data-message]') !== null
  showMessage({ title: '+10 for Mia', action: { label: 'Undo', onClick: doNothing } })
  await expect.poll(isInLine).toBe(true)
  scrollTo(0, top - 5)
  await expect.poll(isInLine).toBe(false)
  scrollTo(0, top - 40)
  await expect.poll(isInLine).toBe(true)
})
