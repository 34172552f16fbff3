import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { avatars } from '#shared/children/rules.ts'
import { Avatar } from './avatar.tsx'

test('every avatar has a drawing of its own [CHD-14]', async () => {
  const { container } = await render(avatars.map((one) => <Avatar key={one} emoji={one} name="Mia" />))
  const images = [...container.querySelectorAll('img')]
  await Promise.all(images.map((image) => image.decode()))
  expect(new Set(images.map(({ src }) => src)).size).toBe(avatars.length)
  expect(container.textContent).toBe('')
})

test.each([null, '🦊'])(
  'without an avatar, or with one of a newer version (%s), the initial is drawn [CHD-14]',
  async (emoji) => {
    const { container } = await render(<Avatar emoji={emoji} name=" émile" />)
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toBe('É')
  },
)
