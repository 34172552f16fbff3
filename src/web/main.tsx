import { createRoot } from 'react-dom/client'
import { listChildren } from '#shared/children/contract.ts'
import { withoutLocale } from '#shared/locale/locale.ts'
import { App } from './app/app.tsx'
import { screenAt } from './app/screens.tsx'
import { startLanguage } from './i18n/language.ts'
import { catchInstallOffer } from './lib/install-offer.ts'
import { createQueryClient, read } from './lib/query.ts'
import { session } from './lib/session.ts'
import './styles/theme.css'

catchInstallOffer()
const client = createQueryClient()
const path = withoutLocale(location.pathname)
const screen = screenAt(path)

// Who shows the answer shows the failure too.
const shownLater = () => undefined
if (screen && screen.for !== 'anyone') client.query(session).catch(shownLater)
// The server hands out the app at `/` only to who is signed in, so nothing waits for the answer to that.
if (path === '/' && import.meta.env.PROD) client.query(read(listChildren)).catch(shownLater)
void screen?.load()

await startLanguage()

const root = document.getElementById('app')
if (root) createRoot(root).render(<App client={client} />)
