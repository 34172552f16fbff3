import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { startJarDemo } from '#web/features/landing/start-jar-demo.ts'
import { landing as en } from '#web/i18n/messages/en/landing.ts'
import { landing as es } from '#web/i18n/messages/es/landing.ts'
import { landing as zh } from '#web/i18n/messages/zh/landing.ts'
import { shell as enShell } from '#web/i18n/messages/en/shell.ts'
import { shell as esShell } from '#web/i18n/messages/es/shell.ts'
import { shell as zhShell } from '#web/i18n/messages/zh/shell.ts'
import { renderLandingMarkup } from './landing-markup.tsx'

const words = { en, es, zh }

/** Renders the page as the build does, without scripts. */
const renderMarkup = async (locale: Locale) => {
  const { title, description, body } = await renderLandingMarkup(locale)
  const root = document.createElement('div')
  root.innerHTML = body
  return { title, description, body, root, text: root.textContent }
}

const linksOf = (root: Element) =>
  [...root.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '').filter((to) => to.startsWith('/'))

test.each(locales)(
  'in %s the landing page has all its sections without a script [GEN-4, LND-2, LND-9]',
  async (locale) => {
    const { body, root, text } = await renderMarkup(locale)
    const t = words[locale]
    const parts = [t.titleFirst, t.lead, t.behaviors, t.habits, t.skills, t.moments, t.reasonPoints, t.reasonBadges]
    const more = [t.reasonStore, t.reasonAssistant, t.start, t.signIn, t.promotionTitle]
    for (const part of [...parts, ...more]) expect(text).toContain(part)
    const ages = [...root.querySelectorAll('#how ~ ul li')].map(({ textContent }) => /\d/.exec(textContent)?.[0])
    expect(ages).toEqual(['4', '6', '7', undefined])
    expect(body).not.toMatch(/<script|<style| style=/)
    expect(root.querySelectorAll('h1')).toHaveLength(1)
  },
)

test.each(locales)('in %s the numbers are 21, 100+ and unlimited, each with a label [LND-3, LND-4]', async (locale) => {
  const { text } = await renderMarkup(locale)
  const { days, statDays, challenges, statChallenges, statMoments, unlimited } = words[locale]
  expect(days).toMatch(/^21\b/)
  expect(challenges).toMatch(locale === 'es' ? /^\+100/ : /^100\+/)
  for (const [value, caption] of [
    [days, statDays],
    [challenges, statChallenges],
    [unlimited, statMoments],
  ]) {
    expect(text).toContain(`${value} ${caption}`)
  }
  expect(en.statDays).toMatch(/^days to try a habit\b/)
  expect(text).not.toMatch(/form a habit|养成习惯需要|formar un hábito/)
})

test.each(locales)('in %s its claims are true [LND-6, LND-7, LND-8]', async (locale) => {
  const { text, root } = await renderMarkup(locale)
  const { reasonMethod, reasonFamily, promotionTitle, reasonAssistant, reasonPoints } = words[locale]
  for (const claim of [reasonMethod, reasonFamily, promotionTitle, reasonAssistant, reasonPoints]) {
    expect(text).toContain(claim)
  }
  expect(root.querySelectorAll('blockquote, q')).toHaveLength(0)
  const numbers = [...text.matchAll(/\d[\d.,]*\+?/g)].map(([number]) => number)
  expect(numbers.filter((number) => !['4', '6', '7', '10', '21', '100', '100+'].includes(number))).toEqual([])
})

test.each(locales)(
  'in %s each step has a picture of the app in that language, in light and dark [LND-13]',
  async (locale) => {
    const { root } = await renderMarkup(locale)
    const pictures = [...root.querySelectorAll('img')]
    const themes = ['light', 'dark']
    const files = pictures.map(({ src }) => /(\w+-\w+-\w+)(?:-[\w-]{8})?\.avif/.exec(src)?.[1])
    expect(files).toEqual(
      ['behaviors', 'home', 'ticket'].flatMap((name) => themes.map((theme) => `${name}-${locale}-${theme}`)),
    )
    const { pictures: alt } = words[locale]
    expect(pictures.map((picture) => picture.alt)).toEqual(
      [alt.behaviors, alt.home, alt.ticket].flatMap((one) => [one, one]),
    )
    for (const { loading, width, height } of pictures) expect([loading, width, height]).toEqual(['lazy', 480, 862])
  },
)

test.each(locales)(
  'in %s what reassures stands beside the first link to sign up, and where the app runs beside the last [LND-13]',
  async (locale) => {
    const { root, text } = await renderMarkup(locale)
    const { promise, promotionTitle, server, stepDeed } = words[locale]
    expect(text.indexOf(promise)).toBeLessThan(text.indexOf(stepDeed))
    expect(text.indexOf(server)).toBeGreaterThan(text.indexOf(stepDeed))
    expect(root.querySelector('[aria-labelledby=free]')?.textContent).toContain(server)
    expect(promise.startsWith(promotionTitle)).toBe(true)
  },
)

test.each(locales)('in %s languages, sign-in and sign-up are links [LND-12, LNG-7]', async (locale) => {
  const { root } = await renderMarkup(locale)
  expect(linksOf(root)).toEqual(
    expect.arrayContaining([
      '/en',
      '/zh',
      '/es',
      `/${locale}/sign-in`,
      `/${locale}/sign-up`,
      `/${locale}/terms`,
      `/${locale}/privacy`,
    ]),
  )
  const names = [...root.querySelectorAll('a[data-language]')].map((link) => link.textContent)
  expect(names.toSorted()).toEqual(['English', 'Español', '中文'])
})

test.each([
  ['en', enShell, 'Glim'],
  ['zh', zhShell, '小萤'],
  ['es', esShell, 'Glim'],
] as const)(
  'in %s the page contains the names of the product and of the firefly [GEN-1]',
  async (locale, shell, firefly) => {
    const { title, text } = await renderMarkup(locale)
    expect(title).toContain('Glowjar')
    expect(text).toContain('Glowjar')
    expect(shell.glim).toBe(firefly)
  },
)

test('each click on the jar adds a light, and nothing is stored [LND-11]', async () => {
  const { root } = await renderMarkup('en')
  document.body.append(root)
  const stop = startJarDemo(root)
  const storedCounts = () => [localStorage.length, sessionStorage.length]
  const before = storedCounts()
  const jar = page.getByRole('button', { name: en.jarButton })
  await jar.click()
  await expect.element(page.getByText(/\d+ points/).first()).toBeVisible()
  const count = () => Number(/(\d+) points/.exec(root.querySelector('output')?.textContent ?? '')?.[1])
  const first = count()
  await jar.click()
  await expect.poll(count).toBe(first + 10)
  expect(storedCounts()).toEqual(before)
  if (typeof stop === 'function') stop()
  root.remove()
})

test('the full jar stays full: the number never falls [LND-11]', async () => {
  const { root } = await renderMarkup('en')
  document.body.append(root)
  const stop = startJarDemo(root)
  const output = root.querySelector('output')
  const numbers: number[] = []
  const observer = new MutationObserver(() => numbers.push(Number.parseInt(output?.textContent ?? '')))
  if (output) observer.observe(output, { childList: true })
  const jar = root.querySelector<HTMLElement>('[data-jar-demo] button')
  for (let tap = 0; tap < 9; tap += 1) jar?.click()
  await expect.poll(() => numbers.at(-1)).toBe(400)
  jar?.click()
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  expect(output?.textContent).toBe('400 points')
  observer.disconnect()
  stop()
  root.remove()
})
