import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Locale } from '#shared/locale/locale.ts'
import { captureInstallPrompt } from '#web/lib/install-prompt-event.ts'
import { passTime } from '#web/testing/clock.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { Feast } from '#web/ledger/feast.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { endFeast, showFeast } from '#web/ui/feast-queue.ts'
import { endMessage, showMessage } from '#web/ui/message.ts'
import { InstallPrompt } from './install-prompt.tsx'
import { dismissalMs } from './prompt-timing.ts'
import { useInstallPrompt } from './use-install-prompt.ts'

const key = 'glowjar.install-dismissed'

captureInstallPrompt()

function Page() {
  const { method, ...handlers } = useInstallPrompt()
  return (
    <>
      <h1>{'Home'}</h1>
      <input aria-label={'Title'} />
      {method && <InstallPrompt method={method} {...handlers} />}
    </>
  )
}

/** Dispatches `beforeinstallprompt` with the later choice of the user. */
const dispatchInstallPrompt = (outcome: 'accepted' | 'dismissed' = 'accepted') => {
  const prompt = vi.fn<() => Promise<void>>(async () => undefined)
  const event = new Event('beforeinstallprompt', { cancelable: true })
  window.dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }))
  return { prompt, event }
}

const findPrompt = (title = 'Keep Glowjar at hand') => page.getByRole('dialog', { name: title })
const interact = (type = 'click') => window.dispatchEvent(new Event(type))

const renderPage = async (locale: Locale = 'en') => {
  await renderWithProviders(<Page />, { locale })
  return { wait: (ms: number) => passTime(ms) }
}

/** Renders the page and waits for the prompt. */
const showPrompt = async (outcome?: 'accepted' | 'dismissed') => {
  const { wait } = await renderPage()
  const offered = dispatchInstallPrompt(outcome)
  interact()
  await wait(10_000)
  await expect.element(findPrompt()).toBeVisible()
  return { ...offered, wait }
}

test.each(['click', 'scroll', 'touchstart', 'keydown'])('appears after 10 seconds and one %s', async (kind) => {
  const { wait } = await renderPage()
  dispatchInstallPrompt()
  interact(kind)
  await wait(9_999)
  expect(findPrompt().query()).toBeNull()
  await wait(1)
  await expect.element(findPrompt()).toBeVisible()
})

test('does not appear without an interaction [NAV-7]', async () => {
  const { wait } = await renderPage()
  dispatchInstallPrompt()
  await wait(60_000)
  expect(findPrompt().query()).toBeNull()
  interact()
  await expect.element(findPrompt()).toBeVisible()
})

test('waits for a late `beforeinstallprompt` [NAV-7]', async () => {
  const { wait } = await renderPage()
  interact()
  await wait(10_000)
  expect(findPrompt().query()).toBeNull()
  const { event } = dispatchInstallPrompt()
  expect(event.defaultPrevented).toBe(true)
  await expect.element(findPrompt()).toBeVisible()
})

test('accepting opens the browser prompt and stores nothing [NAV-8]', async () => {
  const { prompt } = await showPrompt()
  await findPrompt().getByRole('button', { name: 'Install' }).click()
  await expect.poll(() => findPrompt().query()).toBeNull()
  expect(prompt).toHaveBeenCalledOnce()
  expect(localStorage.getItem(key)).toBeNull()
})

/** Waiting advances the fake clock, so the stored time lies between before and now. */
const expectTimeStored = (before: number) => {
  const stored = Number(localStorage.getItem(key))
  expect(stored).toBeGreaterThanOrEqual(before)
  expect(stored).toBeLessThanOrEqual(Date.now())
}

test('declining the browser prompt stores the time [NAV-8]', async () => {
  await showPrompt('dismissed')
  const before = Date.now()
  await findPrompt().getByRole('button', { name: 'Install' }).click()
  await expect.poll(() => findPrompt().query()).toBeNull()
  expectTimeStored(before)
})

test.each(['Not now', 'Close'])('“%s” stores the time and moves the focus to the heading', async (name) => {
  await showPrompt()
  const before = Date.now()
  await findPrompt().getByRole('button', { name }).click()
  await expect.poll(() => findPrompt().query()).toBeNull()
  expectTimeStored(before)
  await expect.element(page.getByRole('heading', { name: 'Home' })).toHaveFocus()
})

test('does not take the focus; Escape inside closes it [NAV-15]', async () => {
  const { wait } = await renderPage()
  await page.getByRole('textbox').click()
  dispatchInstallPrompt()
  await wait(10_000)
  await expect.element(findPrompt()).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(findPrompt()).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => findPrompt().query()).toBeNull()
})

test.each([
  ['stays hidden a day after a dismissal', 24 * 3600 * 1000, false],
  ['appears again a week after a dismissal', dismissalMs, true],
])('%s', async (_, ago, isShown) => {
  localStorage.setItem(key, String(Date.now() - ago))
  const { wait } = await renderPage()
  dispatchInstallPrompt()
  interact()
  await wait(10_000)
  await expect.poll(() => findPrompt().query() !== null).toBe(isShown)
})

test('waits for a dialog to close [NAV-15]', async () => {
  const dialog = (open: boolean) => (
    <>
      <Page />
      <Dialog open={open} onOpenChange={() => undefined} title={'Add a child'} closeLabel={'Close'}>
        {''}
      </Dialog>
    </>
  )
  const { rerenderWith } = await renderWithProviders(dialog(true))
  dispatchInstallPrompt()
  interact()
  await passTime(10_000)
  await expect.element(page.getByRole('dialog', { name: 'Add a child' })).toBeVisible()
  expect(findPrompt().query()).toBeNull()
  await rerenderWith(dialog(false))
  await expect.element(findPrompt()).toBeVisible()
})

test('goes and stays away once something was recorded [NAV-15]', async () => {
  const { wait } = await renderPage()
  dispatchInstallPrompt()
  interact()
  await wait(10_000)
  await expect.element(findPrompt()).toBeVisible()
  showMessage({ title: '+5 for Mia' })
  await expect.poll(() => findPrompt().query()).toBeNull()
  endMessage()
  await wait(60_000)
  expect(findPrompt().query()).toBeNull()
})

test('hides during a celebration [NAV-15]', async () => {
  await renderWithProviders(
    <>
      <Page />
      <Feast />
    </>,
  )
  dispatchInstallPrompt()
  await passTime(9_000)
  interact()
  showFeast({ child: { id: 'mia', name: 'Mia' }, title: 'Rope jumps', text: '', points: 50 })
  await expect.element(page.getByText('Rope jumps')).toBeVisible()
  await passTime(1_000)
  expect(findPrompt().query()).toBeNull()
  endFeast()
  await expect.element(findPrompt()).toBeVisible()
})

test.each([
  ['en', 'Keep Glowjar at hand', 'Choose “Add to Home Screen”.'],
  ['zh', '把萤火罐放在手边', '再点“添加到主屏幕”。'],
  ['es', 'Ten Glowjar a mano', 'Elige «Añadir a pantalla de inicio».'],
] as const)('shows the manual steps in %s', async (locale, title, step) => {
  await renderWithProviders(<InstallPrompt method="manual" onAccept={() => undefined} onDismiss={() => undefined} />, {
    locale,
  })
  await expect.element(findPrompt(title).getByText(step)).toBeVisible()
  expect(findPrompt(title).getByRole('listitem').elements()).toHaveLength(2)
})
