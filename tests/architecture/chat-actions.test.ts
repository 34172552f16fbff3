import { expect, test } from 'vitest'
import { locales } from '#shared/locale/locale.ts'
import { loadNonTopicContent } from '#server/assistant/content/load.ts'
import { messages as en } from '#web/i18n/messages/en-more.ts'
import { messages as es } from '#web/i18n/messages/es-more.ts'
import { messages as zh } from '#web/i18n/messages/zh-more.ts'

const catalogues = { en, es, zh }

test.each(locales)('in %s the chips of the browser are those of the assistant', (locale) => {
  expect(catalogues[locale].glim.actions).toEqual(loadNonTopicContent()[locale].messages.actions)
})
