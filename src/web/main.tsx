import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { removeLocale } from '#shared/locale/locale.ts'
import { App } from './app/app.tsx'
import { loadEmbeddedHome } from './app/home/load-embedded-home.ts'
import { findScreen } from './app/screens.tsx'
import { startLanguage } from './i18n/language.ts'
import { readEmbeddedResponses } from './lib/embedded-responses.ts'
import { captureInstallPrompt } from './lib/install-prompt-event.ts'
import { createQueryClient } from './lib/query.ts'
import { sessionQuery } from './lib/session.ts'
import './styles/app.css'

captureInstallPrompt()
const client = createQueryClient()
const hasEmbeddedResponses = readEmbeddedResponses()
const path = removeLocale(location.pathname)
const screen = findScreen(path)

// The component that uses the response shows the error.
const ignoreError = () => undefined
if (screen && screen.for !== 'anyone') client.query(sessionQuery).catch(ignoreError)
void screen?.load()

// A top-level await would split the main chunk.
void Promise.all([startLanguage(), hasEmbeddedResponses && loadEmbeddedHome(client).catch(ignoreError)]).then(() => {
  const root = document.getElementById('app')
  // Concurrent, so that input during the first render is handled.
  if (root) startTransition(() => createRoot(root).render(<App client={client} />))
})
