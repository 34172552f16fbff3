import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Locale } from '#shared/locale/locale.ts'
import { catchInstallOffer } from '#web/lib/install-offer.ts'
import { show } from '#web/testing/show.tsx'
import { CelebrationOverlay } from '#web/ui/celebration-overlay.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showCelebration } from '#web/ui/celebration-queue.ts'
import { InstallPrompt } from './install-prompt.tsx'
import { dismissalMs } from './prompt-timing.ts'
import { useInstallPrompt } from './use-install-prompt.ts'

const key = 'glowjar.install-dismissed'

catchInstallOffer()

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => {
  window.dispatchEvent(new Event('appinstalled'))
  localStorage.removeItem(key)
  vi.useRealTimers()
})

function Asked() {
  const { way, accept, dismiss } = useInstallPrompt()
  return (
    <>
      <h1>{'Home'}</h1>
      <input aria-label={'Title'} />
      {way && <InstallPrompt way={way} accept={accept} dismiss={dismiss} />}
    </>
  )
}

/** The browser's offer, with what the parent will answer it. */
const offer = (outcome: 'accepted' | 'dismissed' = 'accepted') => {
  const prompt = vi.fn<() => Promise<void>>(async () => undefined)
  const event = new Event('beforeinstallprompt', { cancelable: true })
  window.dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }))
  return { prompt, event }
}

const card = (title = 'Keep Glowjar at hand') => page.getByRole('dialog', { name: title })
const touch = (kind = 'click') => window.dispatchEvent(new Event(kind))

const begin = async (locale: Locale = 'en') => {
  await show(<Asked />, { locale })
  return { wait: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

/** The prompt as it stands when its time has come. */
const shown = async (outcome?: 'accepted' | 'dismissed') => {
  const { wait } = await begin()
  const offered = offer(outcome)
  touch()
  await wait(10_000)
  await expect.element(card()).toBeVisible()
  return { ...offered, wait }
}

test.each(['click', 'scroll', 'touchstart', 'keydown'])('it comes after 10 seconds and one %s', async (kind) => {
  const { wait } = await begin()
  offer()
  touch(kind)
  await wait(9_999)
  expect(card().query()).toBeNull()
  await wait(1)
  await expect.element(card()).toBeVisible()
})

test('time alone does not bring it; the first touch after it does [NAV-7]', async () => {
  const { wait } = await begin()
  offer()
  await wait(60_000)
  expect(card().query()).toBeNull()
  touch()
  await expect.element(card()).toBeVisible()
})

test('without an offer of the browser there is nothing, and a late offer is taken [NAV-7]', async () => {
  const { wait } = await begin()
  touch()
  await wait(10_000)
  expect(card().query()).toBeNull()
  const { event } = offer()
  expect(event.defaultPrevented).toBe(true)
  await expect.element(card()).toBeVisible()
})

test('accepting asks the browser, hides it and keeps nothing [NAV-8]', async () => {
  const { prompt } = await shown()
  await card().getByRole('button', { name: 'Install' }).click()
  await expect.poll(() => card().query()).toBeNull()
  expect(prompt).toHaveBeenCalledOnce()
  expect(localStorage.getItem(key)).toBeNull()
})

/** Waiting for the page moves the clock of the test on: the time kept lies between before and now. */
const seeTimeKept = (before: number) => {
  const kept = Number(localStorage.getItem(key))
  expect(kept).toBeGreaterThanOrEqual(before)
  expect(kept).toBeLessThanOrEqual(Date.now())
}

test('declining the browser’s question keeps the time of it [NAV-8]', async () => {
  await shown('dismissed')
  const before = Date.now()
  await card().getByRole('button', { name: 'Install' }).click()
  await expect.poll(() => card().query()).toBeNull()
  seeTimeKept(before)
})

test.each(['Not now', 'Close'])('“%s” keeps the time of it, and the focus goes to the heading', async (name) => {
  await shown()
  const before = Date.now()
  await card().getByRole('button', { name }).click()
  await expect.poll(() => card().query()).toBeNull()
  seeTimeKept(before)
  await expect.element(page.getByRole('heading', { name: 'Home' })).toHaveFocus()
})

test('it leaves the focus where it was, and Escape inside closes it [NAV-15]', async () => {
  const { wait } = await begin()
  await page.getByRole('textbox').click()
  offer()
  await wait(10_000)
  await expect.element(card()).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(card()).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => card().query()).toBeNull()
})

test.each([
  ['a day after a dismissal it stays away', 24 * 3600 * 1000, false],
  ['a week after a dismissal it comes again', dismissalMs, true],
])('%s', async (_, ago, comes) => {
  localStorage.setItem(key, String(Date.now() - ago))
  const { wait } = await begin()
  offer()
  touch()
  await wait(10_000)
  await expect.poll(() => card().query() !== null).toBe(comes)
})

test('it waits for a dialog to close [NAV-15]', async () => {
  const dialog = (open: boolean) => (
    <>
      <Asked />
      <Dialog open={open} onOpenChange={() => undefined} title={'Add a child'} closeLabel={'Close'}>
        {''}
      </Dialog>
    </>
  )
  const { again } = await show(dialog(true))
  offer()
  touch()
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.element(page.getByRole('dialog', { name: 'Add a child' })).toBeVisible()
  expect(card().query()).toBeNull()
  vi.useRealTimers()
  await again(dialog(false))
  await expect.element(card()).toBeVisible()
})

test('it makes room for a celebration [NAV-15]', async () => {
  await show(
    <>
      <Asked />
      <CelebrationOverlay endLabel={'Lovely'} />
    </>,
  )
  offer()
  await vi.advanceTimersByTimeAsync(9_000)
  touch()
  showCelebration({ title: 'Skill Master', text: 'Mia finished: Rope jumps' })
  await expect.element(page.getByText('Skill Master')).toBeVisible()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(card().query()).toBeNull()
  await vi.advanceTimersByTimeAsync(9_000)
  await expect.element(card()).toBeVisible()
})

test.each([
  ['en', 'Keep Glowjar at hand', 'Choose “Add to Home Screen”.'],
  ['zh', '把萤火罐放在手边', '再点“添加到主屏幕”。'],
  ['es', 'Ten Glowjar a mano', 'Elige «Añadir a pantalla de inicio».'],
] as const)('by hand it says how, in %s', async (locale, title, step) => {
  await show(<InstallPrompt way="by-hand" accept={() => undefined} dismiss={() => undefined} />, { locale })
  await expect.element(card(title).getByText(step)).toBeVisible()
  expect(card(title).getByRole('listitem').elements()).toHaveLength(2)
})
