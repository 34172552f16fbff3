import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { getSignInOptions } from '#shared/auth/contract.ts'
import { removeLocale } from '#shared/locale/locale.ts'
import { App } from './app/app.tsx'
import { loadEmbeddedHome } from './app/home/load-embedded-home.ts'
import { findScreen } from './app/screens.tsx'
import { startLanguage } from './i18n/language.ts'
import { readEmbeddedResponses } from './lib/embedded-responses.ts'
import { captureInstallPrompt } from './lib/install-prompt-event.ts'
import { createQueryClient, read } from './lib/query.ts'
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
const loading = screen?.load()

/** How long the page of a visitor may stay empty, in milliseconds, before it says that it is loading. */
const maxEmptyMs = 1000

/** Resolves when the page of a visitor can be shown whole, so that its form neither comes late nor moves. */
const waitForVisitorPage = async () => {
  if (screen?.for !== 'anyone') return
  const options = client.query(read(getSignInOptions))
  const late = new Promise((resolve) => setTimeout(resolve, maxEmptyMs))
  await Promise.race([Promise.allSettled([loading, options]), late])
}

// A top-level await would split the main chunk.
void Promise.all([
  startLanguage(),
  hasEmbeddedResponses && loadEmbeddedHome(client).catch(ignoreError),
  waitForVisitorPage(),
]).then(() => {
  const root = document.getElementById('app')
  // Concurrent, so that input during the first render is handled.
  if (root) startTransition(() => createRoot(root).render(<App client={client} />))
})
