import { expect, test } from 'vitest'
import { locales } from '#shared/locale/locale.ts'
import { loadNonTopicContent } from '#server/assistant/content/load.ts'
import { messages as en } from '#web/i18n/messages/en.ts'
import { messages as es } from '#web/i18n/messages/es.ts'
import { messages as zh } from '#web/i18n/messages/zh.ts'

const catalogues = { en, es, zh }

test.each(locales)('in %s the chips of the browser are those of the assistant', (locale) => {
  expect(catalogues[locale].shell.glimActions).toEqual(loadNonTopicContent()[locale].messages.actions)
})
