import { PageWords } from '#web/i18n/words.tsx'
import { LandingPage } from '#web/features/landing/landing-page.tsx'
import { startJarDemo } from '#web/features/landing/start-jar-demo.ts'

/** The landing page inside the app: in development, and where the session ended while the app stood at `/`. */
export function LandingScreen() {
  return (
    <PageWords>
      <div ref={(page) => (page ? startJarDemo(page) : undefined)}>
        <LandingPage />
      </div>
    </PageWords>
  )
}
