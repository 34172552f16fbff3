import { renderToStaticMarkup } from 'react-dom/server'
import { createTranslator, IntlProvider, type Messages } from 'use-intl'
import type { Locale } from '#shared/locale/locale.ts'
import { LandingPage } from '#web/features/landing/landing-page.tsx'

const catalogues = {
  en: () => Promise.all([import('#web/i18n/messages/en.ts'), import('#web/i18n/messages/en-pages.ts')]),
  zh: () => Promise.all([import('#web/i18n/messages/zh.ts'), import('#web/i18n/messages/zh-pages.ts')]),
  es: () => Promise.all([import('#web/i18n/messages/es.ts'), import('#web/i18n/messages/es-pages.ts')]),
}

/** Returns title, description and body (HTML) of the landing page in a language, for the build. */
export const renderLandingMarkup = async (locale: Locale) => {
  const [app, pages] = await catalogues[locale]()
  const messages = { ...app.messages, ...pages.messages } as Messages
  const t = createTranslator({ locale, messages })
  return {
    title: `Glowjar · ${t('shell.titles.landing')}`,
    description: t('landing.description'),
    body: renderToStaticMarkup(
      <IntlProvider locale={locale} messages={messages} timeZone="UTC">
        <LandingPage />
      </IntlProvider>,
    ),
  }
}
