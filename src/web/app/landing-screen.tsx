import { PageMessagesProvider } from '#web/i18n/messages-provider.tsx'
import { LandingPage } from '#web/features/landing/landing-page.tsx'
import { startJarDemo } from '#web/features/landing/start-jar-demo.ts'

/** Renders the landing page in the app: in development, and after a session ended at `/`. */
export function LandingScreen() {
  return (
    <PageMessagesProvider>
      <div ref={(page) => (page ? startJarDemo(page) : undefined)}>
        <LandingPage />
      </div>
    </PageMessagesProvider>
  )
}
