import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { withoutLocale } from '#shared/locale/locale.ts'
import { App } from './app/app.tsx'
import { preloadHome } from './app/home/preload-home.ts'
import { screenAt } from './app/screens.tsx'
import { startLanguage } from './i18n/language.ts'
import { readEmbeddedResponses } from './lib/embedded-responses.ts'
import { captureInstallPrompt } from './lib/install-prompt-event.ts'
import { createQueryClient } from './lib/query.ts'
import { session } from './lib/session.ts'
import './styles/app.css'

captureInstallPrompt()
const client = createQueryClient()
const withAnswers = readEmbeddedResponses()
const path = withoutLocale(location.pathname)
const screen = screenAt(path)

// Who shows the answer shows the failure too.
const shownLater = () => undefined
if (screen && screen.for !== 'anyone') client.query(session).catch(shownLater)
void screen?.load()

// No `await` out here: what everything imports would then be two files instead of one.
void Promise.all([startLanguage(), withAnswers && preloadHome(client).catch(shownLater)]).then(() => {
  const root = document.getElementById('app')
  // In slices, so that a touch during the first picture is answered.
  if (root) startTransition(() => createRoot(root).render(<App client={client} />))
})
