import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { avatars, fallbackAvatar } from '#shared/children/rules.ts'
import { Avatar } from './avatar.tsx'

test('every avatar and the one of a child without an avatar has a drawing of its own [CHD-14]', async () => {
  const emoji = [...avatars, fallbackAvatar]
  const { container } = await render(emoji.map((one) => <Avatar key={one} emoji={one} />))
  const images = [...container.querySelectorAll('img')]
  await Promise.all(images.map((image) => image.decode()))
  expect(new Set(images.map(({ src }) => src)).size).toBe(emoji.length)
  expect(container.textContent).toBe('')
})

test('an avatar of a newer version is drawn as that of a child without one', async () => {
  const { container } = await render([null, '🦊'].map((emoji) => <Avatar key={emoji} emoji={emoji} />))
  const [without, unknown] = [...container.querySelectorAll('img')].map(({ src }) => src)
  expect(unknown).toBe(without)
})
