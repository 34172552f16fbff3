import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sessionQuery } from '#web/lib/session.ts'
import { setShortcutsOn } from '#web/lib/shortcuts.ts'
import { userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx'

/** Renders the shortcuts with two tiles, an undo button and a field; returns what was tapped. */
const renderShortcuts = async () => {
  const tapped: string[] = []
  const tile = (name: string) => (
    <button type="button" data-tile="" onClick={() => void tapped.push(name)}>
      {name}
    </button>
  )
  const field = 'Note'
  const { client } = await renderWithProviders(
    <>
      <main>
        {tile('first')}
        {tile('second')}
        <input aria-label={field} />
      </main>
      <button type="button" data-undo="" onClick={() => void tapped.push('undo')}>
        {'Undo'}
      </button>
      <KeyboardShortcuts />
    </>,
  )
  client.setQueryData(sessionQuery.queryKey, userFixture())
  await expect.poll(() => document.documentElement.dataset.shortcuts).toBe('')
  onTestFinished(() => setShortcutsOn(true))
  return tapped
}

const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })

test('digits tap the tile at their place, and Z taps Undo [KEY-1, KEY-2]', async () => {
  const tapped = await renderShortcuts()
  await userEvent.keyboard('219zZ')
  expect(tapped).toEqual(['second', 'first', 'undo', 'undo'])
})

test('keys in a field, with modifiers or held down are no shortcuts [KEY-4]', async () => {
  const tapped = await renderShortcuts()
  await userEvent.keyboard('{Control>}1{/Control}{Alt>}2{/Alt}{Meta>}z{/Meta}')
  document.dispatchEvent(new KeyboardEvent('keydown', { key: '1', repeat: true }))
  await page.getByRole('textbox').click()
  await userEvent.keyboard('12z?')
  await expect.element(page.getByRole('textbox')).toHaveValue('12z?')
  expect(tapped).toEqual([])
  expect(list.query()).toBeNull()
})

test('behind a popover, such as Glim’s, keys are no shortcuts [KEY-4]', async () => {
  const tapped = await renderShortcuts()
  const popover = document.createElement('div')
  popover.role = 'dialog'
  document.body.append(popover)
  await userEvent.keyboard('1z?')
  popover.remove()
  expect(tapped).toEqual([])
  expect(list.query()).toBeNull()
})

test('? lists the keys; while the list is open they do nothing [KEY-3, KEY-4]', async () => {
  const tapped = await renderShortcuts()
  await userEvent.keyboard('?')
  await expect.element(list).toBeVisible()
  expect(
    list
      .getByRole('term')
      .all()
      .map((key) => key.element().textContent),
  ).toEqual(['1 – 9', 'Z', '/', '?', 'F6'])
  await userEvent.keyboard('1z')
  expect(tapped).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard('1')
  expect(tapped).toEqual(['first'])
})

test('the keys can be switched off on this device, in the list, too [KEY-5]', async () => {
  const tapped = await renderShortcuts()
  await userEvent.keyboard('?')
  await list.getByRole('switch', { name: 'Use keyboard shortcuts' }).click()
  expect(localStorage.getItem('glowjar.shortcuts')).toBe('off')
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard('1z?')
  expect(tapped).toEqual([])
  expect(document.documentElement.dataset.shortcuts).toBeUndefined()
  setShortcutsOn(true)
  expect(localStorage.getItem('glowjar.shortcuts')).toBeNull()
})
